import { expect, test } from 'vitest';
import { parsePins, showPins, withPin } from './pins.ts';

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
