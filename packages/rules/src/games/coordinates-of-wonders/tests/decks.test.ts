import { describe, expect, test } from 'vitest';
import type { Raw } from '../../../testing/table.ts';
import { coordinatesOfWonders } from '../index.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';
import { act, by, deckOf, game, impossible, LADDER, load, open, own, owns, partOf, position, rung } from './table.ts';

const [FIRST = {}, ...REST] = LADDER;

/** The ladder with its first place changed. */
const first = (changes: Raw): readonly Raw[] => [{ ...FIRST, ...changes }, ...REST];
const refusalOf = (options: Raw) => {
  const read = coordinatesOfWonders.parseConfig(options, 2);
  if (read.ok) throw new Error('the options were read');
  return read.error;
};

describe('a deck of one’s own', () => {
  test('[CW-5.1] just its places are dealt', () => {
    const dealt = open(2, { rounds: 2, deck: LADDER }).position();
    const cards = [dealt['start'], ...[dealt['stack']].flat().filter((card) => card !== 'pause'), ...[dealt['box']].flat()];
    expect(cards.map(String).toSorted()).toEqual(LADDER.map((_, index) => own(index + 1)).toSorted());
  });

  test.each([
    [1, 15, 16],
    [2, 31, 32],
    [3, 47, 48],
  ])('[CW-5.1] for %i rounds %i places are too few and %i enough', (rounds, few, enough) => {
    const error = refusalOf({ rounds, deck: LADDER.slice(0, few) });
    expect(error).toEqual({ message: expect.stringMatching(new RegExp(`\\b${few}\\b`)), rule: 'CW-5.1' });
    expect(coordinatesOfWonders.parseConfig({ rounds, deck: LADDER.slice(0, enough) }, 2).ok).toBe(true);
  });

  test('[CW-6.6] at most 500 places', () => {
    const deck = deckOf(new Array(501).fill([0, 0]));
    expect(coordinatesOfWonders.parseConfig({ deck: deck.slice(1) }, 2).ok).toBe(true);
    expect(refusalOf({ deck })).toMatchObject({ rule: 'CW-5.1', message: expect.stringContaining('500') });
    expect(impossible(position({ options: { deck } })).rule).toBe('CW-5.1');
  });

  test('[CW-6.6] one cannot choose among its places', () => {
    for (const choice of [{ fame: 1 }, { continent: 'europe' }, { kinds: 'cities' }])
      expect(refusalOf({ rounds: 1, deck: LADDER, ...choice }).rule).toBeDefined();
  });

  test('[CW-6.6] a place without a Spanish or Russian name keeps its first name', () => {
    const deck = first({ names: { en: 'Home', ru: 'Дом' } });
    const match = load(position({ start: 1, options: { deck } }));
    expect(match.view(0, { recall: false })).toMatchObject({ names: { [own(1)]: { en: 'Home', es: 'Home', ru: 'Дом' } } });
  });

  test('[CW-5.1] kind, country and note may be there; the last two are on the back', () => {
    const deck = first({ kind: 'sight', country: 'Utopia', note: 'Nowhere' });
    const match = load(
      position({ westEast: [1, 30], turn: { step: 'check', placed: { line: 'west-east', gap: 0 }, by: 1 }, options: { deck } }),
    );
    expect(partOf(match, 'options')).toMatchObject({ deck: { 0: { kind: 'sight', country: 'Utopia', note: 'Nowhere' } } });
    expect(JSON.stringify(match.view(1, { recall: true }))).not.toMatch(/Utopia|Nowhere/);
    act(match, check('after'));
    expect(match.view(1, { recall: false })).toMatchObject({
      backs: { [own(1)]: { ...rung(1), country: 'Utopia', note: 'Nowhere' } },
    });
    const { kind: _, ...less } = FIRST;
    expect(coordinatesOfWonders.parseConfig({ rounds: 1, deck: [less, ...REST] }, 2).ok).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no list', { 0: FIRST }],
    ['a text', 'Lisbon,38.7,-9.1'],
    ['no place', [...REST, null]],
    ['no id', [...REST, { ...FIRST, id: undefined }]],
    ['an id of the box', first({ id: 'lisbon' })],
    ['an id without a number', first({ id: 'own-' })],
    ['number nought', first({ id: 'own-0' })],
    ['a pause', first({ id: 'pause' })],
    ['an id twice', first({ id: own(2) })],
    ['no names', first({ names: undefined })],
    ['one name', first({ names: 'Home' })],
    ['no name to begin with', first({ names: { es: 'Casa', ru: 'Дом' } })],
    ['an empty name', first({ names: { en: '' } })],
    ['a blank name', first({ names: { en: '  ' } })],
    ['a name of two lines', first({ names: { en: 'Home\nsweet' } })],
    ['a very long name', first({ names: { en: 'x'.repeat(10_000) } })],
    ['a name in another language', first({ names: { en: 'Home', fr: 'Chez soi' } })],
    ['no latitude', first({ latitudeMinutes: undefined })],
    ['a latitude in words', first({ latitudeMinutes: '38' })],
    ['half a minute', first({ latitudeMinutes: 0.5 })],
    ['beyond the pole', first({ latitudeMinutes: 5401 })],
    ['beyond 180°', first({ longitudeMinutes: -10_801 })],
    ['no such kind', first({ kind: 'river' })],
    ['a country that is none', first({ country: 7 })],
    ['an empty note', first({ note: '' })],
    ['a key too many', first({ population: 1000 })],
  ])('[CW-5.1] refused: %s', (_, deck) => {
    expect(refusalOf({ rounds: 1, deck }).message).toMatch(/deck/);
    expect(impossible(position({ options: { deck: JSON.parse(JSON.stringify(deck)) } })).message).not.toBe('');
  });
});

/** A whole game may be slow on a busy machine. */
const SECONDS = 60_000;

/** Points that no other part of a view can be taken for: no other number there has five digits. */
const MARKED = deckOf(Array.from({ length: 60 }, (_, index) => [1111 + 37 * index, -10_000 - index]));
/** Which place a number stands on. */
const MARKS = new Map(
  MARKED.flatMap(({ latitudeMinutes, longitudeMinutes }, index) =>
    [latitudeMinutes, longitudeMinutes].map((mark): [string, number] => [String(mark), index + 1]),
  ),
);

describe('the answers of a deck of one’s own', () => {
  /** Of which places the numbers stand in what was sent. */
  const given = (sent: unknown): readonly number[] => [
    ...new Set((JSON.stringify(sent).match(/-?\d{4,}/g) ?? []).flatMap((number) => MARKS.get(number) ?? [])),
  ];

  test.each(['printed', 'helped'])(
    '[CW-6.6] are in no view and no event before they are turned over: a whole game %s',
    (memory) => {
      const match = open(3, { memory, rounds: 2, deck: MARKED, first: 0 }, 'marked');
      const viewers = [0, 1, 2, null];
      let turned = new Set<number>();
      let cards = 0;
      const look = (): void => {
        const sent = viewers.flatMap((viewer) => [false, true].map((recall) => match.view(viewer, { recall })));
        expect(given(sent).filter((number) => !turned.has(number))).toEqual([]);
      };
      look();
      for (let steps = 0; match.outcome === null; steps++) {
        const seat = match.toAct[steps % match.toAct.length] ?? 0;
        const legal = match.legal(seat);
        const action = legal[(steps * 7) % legal.length] ?? null;
        const { eventsFor } = by(match, seat, action);
        const sent = eventsFor(null);
        expect(viewers.map((viewer) => given(eventsFor(viewer)))).toEqual(viewers.map(() => given(sent)));
        for (const event of sent) {
          const { type, placed, neighbour, northSouth = [], westEast = [] } = Object(event);
          const shown = type === 'checked' ? [placed.id, neighbour.id] : [...northSouth, ...westEast].map(({ id }) => id);
          if (type === 'checked' || type === 'counted')
            turned = new Set([...turned, ...shown.map((id: string) => Number(id.slice(4)))]);
          else expect(given(event)).toEqual([]);
          if (type === 'turned-up') cards++;
        }
        look();
      }
      expect(cards).toBe(29); // the first came up with the deal
      expect(turned.size).toBeGreaterThan(10);
    },
    SECONDS,
  );

  test('[CW-6.6] others are told how many places there are; names come up with their cards', () => {
    const match = load(position({ westEast: [20, 30], stack: [58, 59], box: [57] }));
    const view = Object(match.view(1, { recall: true }));
    expect(view.options).toEqual({ memory: 'printed', rounds: 3, window: null, calls: 'open', deck: { count: 60 } });
    expect(Object.keys(view.names).toSorted()).toEqual(owns(20, 30, 58).toSorted());
    act(match, place('north-south', 0));
    expect(JSON.stringify(match.view(1, { recall: true }))).not.toMatch(/Place 5[79]/);
    by(match, 1, AGREE);
    const { eventsFor } = by(match, 2, AGREE);
    expect(JSON.stringify(eventsFor(null))).toContain('Place 59');
  });

  test.each(['\u200b', 'Li\u200bma', 'Lima\u202eamil', 'Lima\ud800', '\ufeff\u2060'])(
    '[CW-5.1] every sign of a name must be to be seen: %j',
    (name) => {
      const { rule, message } = refusalOf({ rounds: 1, deck: [{ ...FIRST, names: { en: name } }, ...LADDER.slice(1)] });
      expect({ rule, message }).toEqual({ rule: 'CW-5.1', message: expect.stringContaining('deck[0].names.en') });
    },
  );

  test('[CW-6.6] the options that all may know name none of them', () => {
    expect(JSON.stringify(game.publicOptions({ rounds: 1, deck: LADDER }))).not.toContain('Place');
  });

  test('[CW-5.1] what is refused of a deck says nothing of the rest of it', () => {
    expect(given(refusalOf({ rounds: 1, deck: [...MARKED, { ...FIRST, latitudeMinutes: 99_999 }] }))).toEqual([]);
  });

  test('[CW-3.3, CW-4.1] two decks that differ in points only: all that is refused, asked and legal is the same', () => {
    for (const turn of [{}, { step: 'doubt', placed: { line: 'west-east', gap: 0 }, agreed: [] }]) {
      const [one, other] = [LADDER, MARKED].map((deck) => load(position({ westEast: [20, 30], options: { deck }, turn })));
      for (const seat of [0, 1, 2]) {
        expect(one?.legal(seat)).toEqual(other?.legal(seat));
        for (const action of [CALL, guess(1), place('west-east', 9)])
          expect(one?.act(seat, action, { id: null, time: 0 }).ok).toBe(other?.act(seat, action, { id: null, time: 0 }).ok);
      }
    }
  });
});
