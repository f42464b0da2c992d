import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import { quickRandom } from '../../../core/random.ts';
import { bonnieAndClyde } from '../index.ts';
import type { State, View } from '../state.ts';
import { act, before, hideouts, load, meld, position } from './table.ts';

const DRAW_FILES = { type: 'draw', from: 'fbi-files' };
const SEARCH = { type: 'hinton', use: 'search-files' };
const discard = (card: string) => ({ type: 'discard', card });

const viewOf = (raw: unknown, seat: number | null, recall = true): View => {
  const state = bonnieAndClyde.parsePosition(raw);
  if (!state.ok) throw new Error(state.error.message);
  return bonnieAndClyde.viewFor(state.value, seat, { recall });
};

/** How often a property holds in imagined worlds. */
const share = (view: View, times: number, holds: (state: State) => boolean): number => {
  const random = quickRandom(1);
  let count = 0;
  for (let time = 0; time < times; time++) if (holds(bonnieAndClyde.imagine(view, random))) count++;
  return count / times;
};

describe('memory', () => {
  const seen = position({ hideouts: hideouts({ 6: 'gibson', 7: 'clyde' }), seen: [{ seat: 0, location: 'dexter' }] });

  test('printed shows a card seen under the road no longer; recall does, to its seat alone', () => {
    expect(viewOf(seen, 0, false).hideouts[5]).toEqual({ count: 1 });
    expect(viewOf(seen, 0).hideouts[5]).toBe('gibson');
    expect(viewOf(seen, 1).hideouts[5]).toEqual({ count: 1 });
    expect(viewOf(seen, null).hideouts[5]).toEqual({ count: 1 });
  });

  test('helped keeps it in the view without being asked', () => {
    const match = load({ ...seen, options: { memory: 'helped' } });
    expect(match.view(0, { recall: false })).toMatchObject({
      hideouts: [null, null, null, null, null, 'gibson', { count: 1 }, null, null, null],
    });
  });

  /** Plays actions and tells what the log says of the first one at the end, to seat 1. */
  const retold = (memory: string, ...actions: readonly (Json & object)[]): unknown => {
    const match = load(
      position({
        options: { memory },
        hands: [
          ['dexter', 'gibson', 'gibson'],
          ['sherman', 'sherman'],
        ],
      }),
    );
    const entries = actions.map((action) => {
      const step = match.act(match.toAct[0] ?? 0, action, { id: null, time: 0 });
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      step.value.accept();
      return step.value.entry;
    });
    return match.retell(entries, 1)[0]?.events[0];
  };
  const draw = { type: 'draw', from: 'case-file' };
  const nameless = { type: 'discarded', seat: 0 };

  test('printed: the log names a discard as long as nobody touches the FBI files', () => {
    expect(retold('printed', discard('dexter'))).toEqual({ ...nameless, card: 'dexter' });
    expect(retold('printed', discard('dexter'), draw)).toEqual({ ...nameless, card: 'dexter' });
    expect(retold('printed', discard('dexter'), draw, discard('sherman'))).toEqual(nameless);
    expect(retold('printed', discard('dexter'), DRAW_FILES)).toEqual(nameless);
  });

  test('printed: a card of the same kind on the same spot later does not bring the old line back', () => {
    expect(retold('printed', discard('dexter'), DRAW_FILES, discard('dexter'))).toEqual(nameless);
  });

  test('helped: the log goes on naming a covered discard', () => {
    expect(retold('helped', discard('dexter'), draw, discard('sherman'))).toEqual({ ...nameless, card: 'dexter' });
  });

  test('who searches sees the pile while it searches; what it took, nobody else learns', () => {
    const match = load(position({ fbiFiles: ['dexter', 'sowers'] }));
    act(match, SEARCH);
    const step = match.act(0, { type: 'take', card: 'sowers' }, { id: null, time: 0 });
    if (!step.ok) throw new Error('refused');
    expect(step.value.eventsFor(0)).toContainEqual({ type: 'fetched', seat: 0, card: 'sowers' });
    expect(step.value.eventsFor(1)).toContainEqual({ type: 'fetched', seat: 0 });
    step.value.accept();
    expect(JSON.stringify(match.view(1, { recall: true }))).not.toContain('sowers');
  });
});

describe('a card under a location', () => {
  test.each([
    ['take', { type: 'took', seat: 0, location: 'joplin' }],
    ['leave', { type: 'left', seat: 0, location: 'joplin' }],
  ])('others learn that one looked and chose to %s, not what it was', (type, told) => {
    const match = load(position({ hideouts: hideouts({ 3: 'dexter' }) }));
    const look = match.act(0, { type: 'meld', location: 'joplin', count: 3 }, { id: null, time: 0 });
    if (!look.ok) throw new Error('refused');
    expect(look.value.eventsFor(1)).toContainEqual({ type: 'looked', seat: 0, location: 'joplin', by: 'meld' });
    look.value.accept();
    const choice = match.act(0, { type }, { id: null, time: 0 });
    if (!choice.ok) throw new Error('refused');
    for (const viewer of [1, null]) expect(choice.value.eventsFor(viewer)).toContainEqual(told);
  });
});

describe('imagining', () => {
  const whole = position({
    hands: [
      ['joplin', 'hinton'],
      ['sherman', 'sherman', 'gibson'],
    ],
    hideouts: hideouts({ 2: 'bonnie', 4: 'clyde', 6: 'gibson', 8: 'hinton' }),
  });

  test('deals the outlaws over the places not seen, each equally likely', () => {
    const view = viewOf(whole, 0);
    for (const index of [1, 3, 5, 7])
      expect(share(view, 1_000, (state) => state.hideouts[index] === 'bonnie')).toBeCloseTo(1 / 4, 1);
  });

  test('[BC-2.7] never puts an outlaw where the car stood and the card was left', () => {
    const raw = { ...whole, table: [meld('dexter', 1, true)] };
    expect(share(viewOf(raw, 0), 500, (state) => state.hideouts[5] === 'bonnie' || state.hideouts[5] === 'clyde')).toBe(0);
  });

  test('knows what others took from the top of the FBI files', () => {
    const match = load(position({ fbiFiles: ['dexter', 'sowers'] }, before));
    act(match, DRAW_FILES, discard('gibson'));
    const view = viewOf(match.position(), 1);
    expect(share(view, 200, (state) => state.hands[0]?.includes('dexter') === true)).toBe(1);
  });

  test('gives an unseen search each card that it may have taken, equally often', () => {
    const files = ['dexter', 'sowers', 'dexter', 'wellington'];
    const memoirs = [...files].reverse().map((card) => ({ type: 'laid', seat: null, card }));
    const match = load(position({ fbiFiles: files, recall: { memoirs } }));
    act(match, SEARCH, { type: 'take', card: 'sowers' }, discard('gibson'));
    const view = viewOf(match.position(), 1);
    for (const card of ['dexter', 'sowers', 'wellington'] as const)
      expect(
        share(
          view,
          1_000,
          (state) =>
            !state.fbiFiles.slice(2).includes(card) ||
            (card === 'dexter' && state.fbiFiles.filter((each) => each === card).length === 1),
        ),
      ).toBeCloseTo(1 / 3, 1);
  });

  test('a later search by oneself tells what the other had taken', () => {
    const files = ['dexter', 'sowers', 'wellington'];
    const memoirs = [...files].reverse().map((card) => ({ type: 'laid', seat: null, card }));
    const match = load(
      position({
        fbiFiles: files,
        recall: { memoirs },
        hands: [
          ['joplin', 'hinton', 'gibson'],
          ['hinton', 'sherman'],
        ],
      }),
    );
    act(match, SEARCH, { type: 'take', card: 'sowers' }, discard('gibson'), { type: 'draw', from: 'case-file' }, SEARCH, {
      type: 'take',
      card: 'hinton',
    });
    const view = viewOf(match.position(), 1);
    expect(share(view, 200, (state) => state.hands[0]?.includes('sowers') === true)).toBe(1);
  });

  test('whoever took a card that nobody had seen still holds it, or has played it', () => {
    const hands = [['dexter', 'hinton', 'gibson'], ['sherman']];
    const match = load(position({ fbiFiles: ['wellington', 'sowers', 'joplin', 'sowers'], hands }));
    act(match, SEARCH, { type: 'take', card: 'sowers' }, discard('gibson'));
    const isPossible = (state: State) => bonnieAndClyde.parsePosition(bonnieAndClyde.dumpPosition(state)).ok;
    expect(share(viewOf(match.position(), 1), 200, isPossible)).toBe(1);
  });

  test('never finds more of a card than there are: what another laid must be what it took', () => {
    const memoirs = ['joplin', 'dexter'].map((card) => ({ type: 'laid', seat: null, card }));
    const hands = [
      ['joplin', 'joplin', 'joplin', 'joplin', 'joplin'],
      ['hinton', 'sherman'],
    ];
    const match = load(position({ fbiFiles: ['dexter', 'joplin'], recall: { memoirs }, hands }, { seat: 1 }));
    act(match, SEARCH, { type: 'take', card: 'joplin' }, discard('joplin'));
    const files = JSON.stringify(['joplin', 'hinton', 'dexter']);
    expect(share(viewOf(match.position(), 0), 100, (state) => JSON.stringify(state.fbiFiles) === files)).toBe(1);
  });

  test('does not hold a Ted Hinton in a hand while it is in use', () => {
    const raw = position(
      { fbiFiles: ['hinton'], hands: [['sherman'], ['gibson']], hideouts: hideouts({ 6: 'kaufman' }) },
      before,
    );
    const match = load(raw);
    act(match, DRAW_FILES, { type: 'hinton', use: 'peek', location: 'dexter' });
    expect(share(viewOf(match.position(), 1), 20, (state) => state.hands[0]?.length === 1)).toBe(1);
  });
});
