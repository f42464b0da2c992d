import { expect, test } from 'vitest';
import { mayPin, parsePins, showPins, withPin } from './pins.ts';
import { viewOf } from './table.ts';

test('one’s own pins are for every memory, on pieces that are there, while the game is on', () => {
  expect(mayPin(viewOf('cj-roll'), 'brazil')).toBe(true);
  expect(mayPin(viewOf('cj-printed'), 'brazil')).toBe(true);
  expect(mayPin(viewOf('cj-roll'), 'amazon')).toBe(false); // gone
  expect(mayPin(viewOf('cj-roll', null), 'brazil')).toBe(false); // somebody who only watches
});

test('pins are kept as they are written', () => {
  const pins = withPin(withPin(new Map(), 'brazil', 'nothing'), 'india', 'suspect');
  expect(parsePins(showPins(pins))).toEqual(pins);
  expect(withPin(pins, 'brazil', 'section').get('brazil')).toBe('section');
});

test('the same pin again takes it away', () => {
  expect(withPin(new Map([['brazil', 'nothing']]), 'brazil', 'nothing').size).toBe(0);
});

test.each(['', 'x', '[]', '1', 'null', '{"atlantis":"nothing"}', '{"brazil":"<b>"}', '{"brazil":1}'])(
  'what cannot be read is left out: %j',
  (text) => {
    expect(parsePins(text).size).toBe(0);
  },
);
