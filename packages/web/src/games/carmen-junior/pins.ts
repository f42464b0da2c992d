import { PIECES, type Piece, type View } from './model.ts';

/** What a player marks a piece with: nothing there, a section, or to be looked at later. */
export const PINS = ['nothing', 'section', 'suspect'] as const;
export type Pin = (typeof PINS)[number];

/** A player's own marks. */
export type Pins = ReadonlyMap<Piece, Pin>;

/** Whether the viewer can mark a piece: one's own pins are for every memory, beside what the map may show by itself. */
export const mayPin = ({ seat, board, turn }: View, piece: Piece): boolean =>
  seat !== null && turn.step !== 'over' && board.includes(piece);

/** Reads a journal as it is kept: `{"brazil": "nothing"}`. What cannot be read is left out. */
export const parsePins = (text: string): Pins => {
  const pins = new Map<Piece, Pin>();
  try {
    const raw: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof raw !== 'object' || raw === null) return pins;
    for (const [name, value] of Object.entries(raw)) {
      const piece = PIECES.find((each) => each === name);
      const pin = PINS.find((each) => each === value);
      if (piece !== undefined && pin !== undefined) pins.set(piece, pin);
    }
  } catch {
    // what another page has written is no reason to stop playing
  }
  return pins;
};

export const showPins = (pins: Pins): string => JSON.stringify(Object.fromEntries(pins));

/** The marks with one piece marked so; a piece that has that mark loses it. */
export const withPin = (pins: Pins, piece: Piece, pin: Pin): Pins => {
  const next = new Map(pins);
  if (pins.get(piece) === pin) next.delete(piece);
  else next.set(piece, pin);
  return next;
};
