import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../core/basics.ts';
import { say } from '../../../core/words.ts';
import { DESTINATIONS, type Destination, parseSquare, placeAt, type Square, squareAt, whereIs } from '../components.ts';
import { wideWorld } from '../index.ts';
import type { EventView } from '../state.ts';
import { tell } from '../tell.ts';

const square = (text: string): Square => parseSquare(text) ?? expect.unreachable(text);

const read = async (event: EventView): Promise<string> => {
  const words: { readonly [key: string]: string } = await wideWorld.words.en();
  return say(tell(event), {
    language: 'en',
    nameOf: () => 'Ana',
    translate: (key, params) => {
      const text = words[key] ?? words[`${key}_${params['count'] === 1 ? 'one' : 'other'}`] ?? expect.unreachable(key);
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
    },
  });
};

const flew = (by: 'count' | 'bump', from: string, to: string): EventView => ({
  type: 'flew',
  seat: 0,
  by,
  direction: 'east',
  from: square(from),
  to: square(to),
});

describe('the log says where a line ended', () => {
  test.each<[string, EventView, string]>([
    ['open water', flew('count', '5,10', '5,13'), 'Ana flies 3 squares east.'],
    ['one square', flew('count', '5,12', '5,13'), 'Ana flies 1 square east.'],
    ['a destination', flew('count', '5,2', '5,5'), 'Ana flies 3 squares east, to Cuba.'],
    ['an airfield', flew('count', '5,8', '5,9'), 'Ana flies 1 square east, to Dakar.'],
    ['home', flew('count', '3,1', '3,5'), 'Ana flies 4 squares east, to New York.'],
    ['a bump', flew('bump', '5,7', '5,12'), 'Ana is bumped five squares east.'],
    ['a bump to a place', flew('bump', '5,4', '5,9'), 'Ana is bumped five squares east, to Dakar.'],
  ])('%s', async (_, event, line) => expect(await read(event)).toBe(line));

  test('a charter names the destination', async () => {
    const charter = (destination: Destination): EventView => ({
      type: 'carried',
      seat: 0,
      by: 'card',
      from: squareAt(5, 10),
      to: whereIs(destination),
      airfield: null,
    });
    expect(await read(charter('peru'))).toBe('Ana flies straight to Peru.');
  });
});

test.each(LANGUAGES)('every place of the map is called something: %s', async (language) => {
  const words: { readonly [key: string]: string } = await wideWorld.words[language]();
  for (const destination of DESTINATIONS) expect(words[`place.${placeAt(whereIs(destination))}`], destination).toBeDefined();
});
