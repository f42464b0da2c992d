import { listIn, recall, remember } from '../browser/storage.ts';

interface Place {
  readonly table: string;
  readonly seat: number;
}

/** More seats than these are forgotten, the oldest first. */
const MOST = 100;

const nameOf = ({ table, seat }: Place): string => `${table}:${seat}`;

/** The seats of which this device is told, as it remembers. */
const all = (): readonly string[] => listIn(recall('told'), (each) => (typeof each === 'string' ? [each] : []));

/** Whether this device has asked to be told of a seat's turns. */
export const isTold = (place: Place): boolean => all().includes(nameOf(place));

export const setTold = (place: Place, told: boolean): void => {
  const others = all().filter((each) => each !== nameOf(place));
  remember('told', JSON.stringify((told ? [...others, nameOf(place)] : others).slice(-MOST)));
};
