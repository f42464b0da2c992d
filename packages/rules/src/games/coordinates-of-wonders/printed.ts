/** A latitude as a card's back prints it: `38°43′N`. */
export type PrintedLatitude = `${number}°${number}′${'N' | 'S'}`;

/** A longitude as a card's back prints it: `9°08′W`. */
export type PrintedLongitude = `${number}°${number}′${'E' | 'W'}`;

const MINUTES_A_DEGREE = 60;

const print = (minutes: number): string => {
  const whole = Math.abs(minutes);
  const rest = String(whole % MINUTES_A_DEGREE).padStart(2, '0');
  return `${Math.floor(whole / MINUTES_A_DEGREE)}°${rest}′`;
};

/** A latitude in whole minutes, north positive, as it is printed; CW-1.2: 0°00′ is north. */
export const latitude = (minutes: number): string => `${print(minutes)}${minutes < 0 ? 'S' : 'N'}`;

/** A longitude in whole minutes, east positive, as it is printed; CW-1.2: 0°00′ is east. */
export const longitude = (minutes: number): string => `${print(minutes)}${minutes < 0 ? 'W' : 'E'}`;

const PRINTED = /^(\d{1,3})°([0-5]\d)′([NSEW])$/;

const parse = (text: string, letters: 'NS' | 'EW', most: number): number | undefined => {
  const [, degrees, minutes, letter] = PRINTED.exec(text) ?? [];
  if (letter === undefined || !letters.includes(letter)) return undefined;
  const whole = Number(degrees) * MINUTES_A_DEGREE + Number(minutes);
  if (whole > most * MINUTES_A_DEGREE) return undefined;
  return letter === 'S' || letter === 'W' ? 0 - whole : whole;
};

/** The minutes of a printed latitude, north positive; `undefined` where the text is none. */
export const parseLatitude = (text: string): number | undefined => parse(text, 'NS', 90);

/** The minutes of a printed longitude, east positive; `undefined` where the text is none. */
export const parseLongitude = (text: string): number | undefined => parse(text, 'EW', 180);
