import { networkInterfaces } from 'node:os';

/** The address by which others in the house find this machine; `undefined`: it has none. */
export const addressInHouse = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
