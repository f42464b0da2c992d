import { BlockList, isIP } from 'node:net';

/** What is not on the Internet, or not one machine of it (RFC 6890 and the registries that it began). */
const RESERVED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // behind a provider's translator
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // where clouds keep what their machines may know
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the one block that is on the Internet, what leads elsewhere: into IPv4 by tunnels, or nowhere. */
const RESERVED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [net, prefix] of RESERVED_4) reserved.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of RESERVED_6) reserved.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is that of a machine that everybody can reach. An IPv4 address in the clothes of IPv6 never is. */
export const isPublic = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
    default:
      return false;
  }
};
