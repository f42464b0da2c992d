import { COLUMNS, type Direction, PAD, ROWS, type Square, squareAt } from './model.ts';

/** The square to which a key moves the focus on the map; `null`: another key. It stops at the edges. */
export const squareByKey = (square: Square, key: string): Square | null => {
  const row = Math.floor(square / COLUMNS);
  const column = square % COLUMNS;
  switch (key) {
    case 'ArrowUp':
      return squareAt(Math.max(0, row - 1), column);
    case 'ArrowDown':
      return squareAt(Math.min(ROWS - 1, row + 1), column);
    case 'ArrowLeft':
      return squareAt(row, Math.max(0, column - 1));
    case 'ArrowRight':
      return squareAt(row, Math.min(COLUMNS - 1, column + 1));
    case 'Home':
      return squareAt(row, 0);
    case 'End':
      return squareAt(row, COLUMNS - 1);
    default:
      return null;
  }
};

/** Keys of the pad by where they lie on the keyboard, whatever is printed on them. */
const KEYS: { readonly [code: string]: Direction } = {
  KeyQ: 'north-west',
  KeyW: 'north',
  KeyE: 'north-east',
  KeyA: 'west',
  KeyD: 'east',
  KeyZ: 'south-west',
  KeyX: 'south',
  KeyC: 'south-east',
  Numpad7: 'north-west',
  Numpad8: 'north',
  Numpad9: 'north-east',
  Numpad4: 'west',
  Numpad6: 'east',
  Numpad1: 'south-west',
  Numpad2: 'south',
  Numpad3: 'south-east',
};

/** Above and below each key of the pad; the middle is no key. */
const ABOVE: { readonly [D in Direction]?: Direction } = {
  west: 'north-west',
  east: 'north-east',
  'south-west': 'west',
  south: 'north',
  'south-east': 'east',
};
const BELOW: { readonly [D in Direction]?: Direction } = {
  'north-west': 'west',
  north: 'south',
  'north-east': 'east',
  west: 'south-west',
  east: 'south-east',
};

/** The key of the pad to which a key of the keyboard moves the focus; `null`: another key. Left and right go round all eight. */
export const padByKey = (from: Direction, { key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Direction | null => {
  const place = PAD.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return PAD[(place + 1) % PAD.length] ?? null;
    case 'ArrowLeft':
      return PAD[(place + PAD.length - 1) % PAD.length] ?? null;
    case 'ArrowUp':
      return ABOVE[from] ?? from;
    case 'ArrowDown':
      return BELOW[from] ?? from;
    default:
      return KEYS[code] ?? null;
  }
};
