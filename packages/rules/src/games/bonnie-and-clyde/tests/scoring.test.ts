import { describe, expect, test } from 'vitest';
import { act, before, load, meld, position } from './table.ts';

const discard = (card: string) => ({ type: 'discard', card });
const lastCard = { hands: [['gibson'], ['sherman', 'sherman']] };
const ended = (events: readonly unknown[]) => events.find((event) => JSON.stringify(event).includes('"hand-ended"'));

describe('the end of a hand', () => {
  test('[BC-3.1] discarding the last card ends the hand and the next is dealt at once', () => {
    const match = load(position({ ...lastCard, dealer: 1 }));
    const events = act(match, discard('gibson'));
    expect(ended(events)).toMatchObject({ seat: 0, out: true });
    expect(match.position()).toMatchObject({
      dealer: 0,
      car: 1,
      table: [],
      seen: [],
      captured: [],
      idleTurns: 0,
      turn: { seat: 1, step: 'draw' },
    });
  });

  test('[BC-3.2] who draws the last card of the case file plays and discards, then the hand ends without a bonus', () => {
    const match = load(position({ caseFile: ['dexter'], table: [meld('sowers', 0)] }, before));
    act(match, { type: 'draw', from: 'case-file' });
    expect(match.position()).toMatchObject({ turn: { step: 'play', lastDrawn: true } });
    expect(ended(act(match, discard('dexter')))).toMatchObject({ seat: 0, out: false, scores: [6, 0] });
  });

  test('[BC-3.2] the last draw by a Ted Hinton ends the hand too', () => {
    const match = load(position({ caseFile: ['dexter', 'sowers'] }));
    act(match, { type: 'hinton', use: 'draw-two' });
    expect(ended(act(match, discard('dexter')))).toMatchObject({ out: false });
  });

  test('[BC-3.2] discarding the last card in hand on that turn is going out', () => {
    const match = load(position({ ...lastCard, caseFile: [], car: 9 }, { lastDrawn: true }));
    expect(ended(act(match, discard('gibson')))).toMatchObject({ out: true, scores: [9, 0] });
  });
});

describe('scoring', () => {
  test('[BC-4.1] cards in hand count nothing', () => {
    const match = load(position({ hands: [['gibson'], ['sherman', 'sherman', 'hinton', 'joplin']], car: 1 }));
    expect(ended(act(match, discard('gibson')))).toMatchObject({ scores: [1, 0] });
  });

  test('[BC-4.2] 2 points a card upright and 4 sideways, melds and layoffs alike', () => {
    const table = [
      meld('joplin', 1, true),
      meld('dexter', 0),
      { seat: 0, location: 'joplin', count: 2, kind: 'layoff', sideways: true },
    ];
    const match = load(position({ ...lastCard, table, car: 1 }));
    expect(ended(act(match, discard('gibson')))).toMatchObject({ scores: [3 * 2 + 2 * 4 + 1, 3 * 4] });
  });

  test('[BC-4.3] 10 points for each outlaw', () => {
    const captured = [
      { seat: 1, card: 'clyde' },
      { seat: 0, card: 'bonnie' },
    ];
    const match = load(position({ ...lastCard, captured, car: 1 }));
    expect(ended(act(match, discard('gibson')))).toMatchObject({ scores: [11, 10] });
  });

  test.each([2, 9])('[BC-4.4] going out earns the number of the car, %i', (car) => {
    const match = load(position({ ...lastCard, car }));
    expect(ended(act(match, discard('gibson')))).toMatchObject({ scores: [car, 0] });
  });

  test('[BC-4.5] going out with both outlaws leaves the others without points', () => {
    const captured = [
      { seat: 0, card: 'clyde' },
      { seat: 0, card: 'bonnie' },
    ];
    const match = load(position({ ...lastCard, captured, table: [meld('joplin', 1, true)], car: 1, scores: [5, 7] }));
    const event = ended(act(match, discard('gibson')));
    expect(event).toMatchObject({ scores: [5 + 20 + 1, 7] });
    expect(event).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ seat: 1, points: -12, rule: 'BC-4.5' })]),
    });
  });

  test('[BC-4.5] no capture where the hand ended by the case file, or where another went out', () => {
    const captured = [
      { seat: 0, card: 'clyde' },
      { seat: 0, card: 'bonnie' },
    ];
    const table = [meld('joplin', 1)];
    const ranOut = load(position({ captured, table, caseFile: [] }, { lastDrawn: true }));
    expect(ended(act(ranOut, discard('gibson')))).toMatchObject({ out: false, scores: [20, 6] });
    const other = load(position({ captured, table, hands: [['gibson', 'joplin'], ['sherman']], car: 1 }, { seat: 1 }));
    expect(ended(act(other, discard('sherman')))).toMatchObject({ out: true, scores: [20, 7] });
  });
});

describe('the game', () => {
  test('[BC-5.1] hands are played until someone has the target; the deal passes to the left', () => {
    const match = load(position({ ...lastCard, scores: [90, 40], car: 9, dealer: 0 }));
    act(match, discard('gibson'));
    expect(match.outcome).toBeNull();
    expect(match.position()).toMatchObject({ scores: [99, 40], dealer: 1, turn: { seat: 0, step: 'draw' } });
  });

  test.each([
    [100, 91],
    [200, 191],
  ])('[BC-5.1] [BC-5.2] with %i points the highest total wins', (target, score) => {
    const match = load(position({ ...lastCard, options: { target }, scores: [score, 40], car: 9 }));
    act(match, discard('gibson'));
    expect(match.outcome).toEqual({ winners: [0], scores: [target, 40], reason: 'BC-5.2' });
    expect(match.toAct).toEqual([]);
    expect(match.position()).toMatchObject({
      scores: [target, 40],
      turn: { seat: 0, step: 'over' },
      hands: [[], ['sherman', 'sherman']],
    });
  });

  test('[BC-5.2] the one who reached the target need not be the one who wins', () => {
    const match = load(position({ ...lastCard, scores: [91, 98], table: [meld('joplin', 1)], car: 9 }));
    act(match, discard('gibson'));
    expect(match.outcome).toMatchObject({ winners: [1], scores: [100, 104] });
  });

  test('[BC-5.2] in a tie at the top all play on until one alone leads', () => {
    const match = load(position({ ...lastCard, scores: [91, 94], table: [meld('joplin', 1)], car: 9 }));
    act(match, discard('gibson'));
    expect(match.outcome).toBeNull();
    expect(match.position()).toMatchObject({ scores: [100, 100], turn: { step: 'draw' } });
  });
});
