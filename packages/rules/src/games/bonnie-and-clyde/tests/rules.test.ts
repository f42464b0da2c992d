import { describe, expect, test } from 'vitest';
import { act, before, hideouts, load, meld, open, position, refused } from './table.ts';

const DRAW = { type: 'draw', from: 'case-file' };
const DRAW_FILES = { type: 'draw', from: 'fbi-files' };
const TAKE = { type: 'take' };
const LEAVE = { type: 'leave' };
const DRAW_TWO = { type: 'hinton', use: 'draw-two' };
const SEARCH = { type: 'hinton', use: 'search-files' };
const peek = (location: string) => ({ type: 'hinton', use: 'peek', location });
const play = (type: 'meld' | 'layoff', location: string, count: number) => ({ type, location, count });
const discard = (card: string) => ({ type: 'discard', card });
const drive = (to: string) => ({ type: 'drive', to });

describe('set-up', () => {
  test.each([
    [2, 10, 46],
    [3, 9, 39],
    [4, 8, 34],
  ])('[BC-1.5] %i seats get %i cards each and leave %i in the case file, one card turned up', (seats, held, left) => {
    const dealt = open(seats).position();
    expect((dealt['hands'] as readonly unknown[][]).map((hand) => hand.length)).toEqual(new Array(seats).fill(held));
    expect(dealt['caseFile']).toHaveLength(left);
    expect(dealt['fbiFiles']).toHaveLength(1);
  });

  test('[BC-1.1] [BC-1.3] the road has ten locations and the car starts at 1', () => {
    expect(open(2).position()).toMatchObject({ car: 1, hideouts: expect.objectContaining({ length: 10 }) });
  });

  test('[BC-1.2] 77 cards are on the table: 60 evidence, 15 hintons and the two outlaws', () => {
    const { hands, caseFile, fbiFiles, hideouts: under } = open(3).position() as { [key: string]: string[] };
    const cards = [...(hands ?? []).flat(), ...(caseFile ?? []), ...(fbiFiles ?? []), ...(under ?? [])];
    const count = (card: string) => cards.filter((each) => each === card).length;
    expect(cards).toHaveLength(77);
    expect([count('hinton'), count('bonnie'), count('clyde'), count('platte-city')]).toEqual([15, 1, 1, 6]);
  });

  test('[BC-1.4] the outlaws and eight other cards lie under the road, sometimes a Ted Hinton', () => {
    const roads = Array.from(
      { length: 30 },
      (_, seed) => open(2, {}, `road ${seed}`).position()['hideouts'] as readonly string[],
    );
    for (const road of roads) expect(road).toEqual(expect.arrayContaining(['bonnie', 'clyde']));
    expect(roads.some((road) => road.includes('hinton'))).toBe(true);
  });

  test('[BC-1.5] [BC-1.7] the dealer is by chance or by option, and the seat on the left begins', () => {
    const dealers = new Set(Array.from({ length: 40 }, (_, seed) => open(3, {}, `${seed}`).position()['dealer']));
    expect(dealers).toEqual(new Set([0, 1, 2]));
    expect(open(3, { dealer: 2 }).toAct).toEqual([0]);
    expect(open(3, { dealer: 0 }).toAct).toEqual([1]);
  });

  test('[BC-1.6] only the top of the FBI files is seen', () => {
    const match = load(position({ fbiFiles: ['dexter', 'hinton', 'gibson'] }));
    expect(match.view(0, { recall: false })).toMatchObject({ fbiFiles: { count: 3, top: 'dexter' } });
    expect(JSON.stringify(match.view(null, { recall: true }))).not.toContain('gibson');
  });
});

describe('the draw', () => {
  test('[BC-2.1] the top card of either pile, and before anything else', () => {
    const match = load(position({}, before));
    for (const action of [
      discard('gibson'),
      play('meld', 'joplin', 3),
      DRAW_TWO,
      TAKE,
      LEAVE,
      drive('up'),
      play('layoff', 'gibson', 1),
    ])
      expect(refused(match, action)).toBe('BC-2.1 draw-first');
    expect(act(match, DRAW)).toEqual([{ type: 'drew', seat: 0, from: 'case-file', count: 1, cards: ['dexter'] }]);
    expect(match.position()).toMatchObject({ caseFile: ['sowers', 'kaufman'], turn: { step: 'play', drew: 'case-file' } });
  });

  test('[BC-2.1] the top of the FBI files, once', () => {
    const match = load(position({ fbiFiles: ['gibson', 'dexter'] }, before));
    act(match, DRAW_FILES);
    expect(match.position()).toMatchObject({ fbiFiles: ['dexter'], turn: { drew: 'fbi-files' } });
    expect(refused(match, DRAW)).toBe('BC-2.1 already-drawn');
  });

  test('[BC-2.1] empty FBI files cannot be drawn from', () => {
    expect(refused(load(position({ fbiFiles: [] }, before)), DRAW_FILES)).toBe('BC-2.1 files-empty');
  });

  test('[BC-2.11] after three idle turns of every seat the case file must be drawn from', () => {
    const match = load(position({ idleTurns: 5, caseFile: ['dexter', 'sowers', 'kaufman', 'gibson'] }, before));
    act(match, DRAW_FILES, discard('wellington'));
    expect(match.position()['idleTurns']).toBe(6);
    expect(refused(match, DRAW_FILES)).toBe('BC-2.11 idle');
    expect(match.legal(1)).toEqual([DRAW]);
    act(match, DRAW, discard('sherman'));
    expect(match.position()['idleTurns']).toBe(0);
    act(match, DRAW_FILES);
  });

  test('[BC-2.11] a play ends the row of idle turns, a draw from the case file too', () => {
    const played = load(position({ idleTurns: 3 }, before));
    act(played, DRAW_FILES, DRAW_TWO, discard('gibson'));
    expect(played.position()['idleTurns']).toBe(0);
    const drawn = load(position({ idleTurns: 3 }, before));
    act(drawn, DRAW, discard('gibson'));
    expect(drawn.position()['idleTurns']).toBe(0);
  });
});

describe('Ted Hinton', () => {
  test('[BC-2.2] one a turn, in any order with evidence', () => {
    const match = load(position({ hands: [['joplin', 'joplin', 'joplin', 'hinton', 'hinton', 'gibson'], ['sherman']] }));
    act(match, DRAW_TWO, play('meld', 'joplin', 3));
    expect(refused(match, SEARCH)).toBe('BC-2.2 one-hinton');
  });

  test('[BC-2.2] there is nothing to take, leave or drive while nothing is pending', () => {
    const match = load(position());
    for (const action of [TAKE, LEAVE, drive('up'), { type: 'take', card: 'wellington' }])
      expect(refused(match, action)).toBe('BC-2.2 nothing-to-choose');
  });

  test('[BC-2.3] draw-two draws two, one where only one is left, and none from an empty case file', () => {
    const two = load(position());
    act(two, DRAW_TWO);
    expect(two.position()).toMatchObject({ caseFile: ['kaufman'], fbiFiles: ['hinton', 'wellington'] });
    const one = load(position({ caseFile: ['dexter'] }));
    act(one, DRAW_TWO);
    expect(one.position()).toMatchObject({ caseFile: [], turn: { lastDrawn: true, step: 'play' } });
    expect(refused(load(position({ caseFile: [] }, { lastDrawn: true })), DRAW_TWO)).toBe('BC-2.3 case-file-empty');
  });

  test('[BC-2.3] search-files shows the whole pile and takes one, the nearest to the top of several alike', () => {
    const match = load(position({ fbiFiles: ['dexter', 'gibson', 'sowers', 'gibson'] }));
    act(match, SEARCH);
    expect(match.view(0, { recall: false })).toMatchObject({ fbiFiles: ['dexter', 'gibson', 'sowers', 'gibson'] });
    expect(match.view(1, { recall: true })).toMatchObject({ fbiFiles: { count: 4, top: 'dexter' } });
    for (const action of [LEAVE, TAKE, discard('gibson'), DRAW_TWO]) expect(refused(match, action)).toBe('BC-2.3 finish-search');
    expect(refused(match, { type: 'take', card: 'joplin' })).toBe('BC-2.3 not-in-files');
    expect(refused(match, DRAW)).toBe('BC-2.1 already-drawn');
    act(match, { type: 'take', card: 'gibson' });
    expect(match.position()['fbiFiles']).toEqual(['hinton', 'dexter', 'sowers', 'gibson']);
  });

  test('[BC-2.3] empty files cannot be searched, and without a Ted Hinton nothing can', () => {
    expect(refused(load(position({ fbiFiles: [] })), SEARCH)).toBe('BC-2.3 search-empty');
    expect(refused(load(position({ hands: [['joplin', 'gibson'], ['sherman']] })), DRAW_TWO)).toBe('BC-2.3 no-hinton');
  });

  test('[BC-2.3] peek looks under a location that has a card, and the card is taken or left', () => {
    const match = load(position({ hideouts: hideouts({ 6: 'gibson' }) }));
    expect(refused(match, peek('joplin'))).toBe('BC-2.3 nothing-there');
    act(match, peek('dexter'));
    for (const action of [discard('gibson'), drive('up'), { type: 'take', card: 'gibson' }])
      expect(refused(match, action)).toBe('BC-2.3 finish-peek');
    act(match, TAKE);
    expect(match.position()).toMatchObject({
      hideouts: hideouts({}),
      fbiFiles: ['hinton', 'wellington'],
      turn: { step: 'play' },
    });
  });

  test.each(['bonnie', 'clyde'])('[BC-2.3] a peek must leave %s, even where the car stands', (outlaw) => {
    const match = load(position({ hideouts: hideouts({ 5: outlaw }) }));
    act(match, peek('platte-city'));
    expect(refused(match, TAKE)).toBe('BC-2.3 outlaw-must-stay');
    expect(match.legal(0)).toEqual([LEAVE]);
    act(match, LEAVE);
    expect(match.position()['seen']).toEqual([{ seat: 0, location: 'platte-city' }]);
  });

  test('[BC-2.4] the Ted Hinton lies on the files only after its use, and is not the discard', () => {
    const match = load(position({ fbiFiles: ['dexter'] }));
    act(match, SEARCH);
    expect(match.position()['fbiFiles']).toEqual(['dexter']);
    expect(refused(match, { type: 'take', card: 'hinton' })).toBe('BC-2.3 not-in-files');
    act(match, { type: 'take', card: 'dexter' });
    expect(match.position()).toMatchObject({ fbiFiles: ['hinton'], turn: { seat: 0, step: 'play' } });
  });
});

describe('melds and layoffs', () => {
  test('[BC-2.5] a meld is three or more of one location', () => {
    const match = load(position());
    expect(refused(match, play('meld', 'joplin', 2))).toBe('BC-2.5 meld-three');
    expect(refused(match, play('meld', 'joplin', 4))).toBe('BC-2.5 meld-cards');
    expect(refused(match, play('meld', 'gibson', 3))).toBe('BC-2.5 meld-cards');
    act(match, play('meld', 'joplin', 3));
    expect(match.position()['table']).toEqual([{ seat: 0, location: 'joplin', count: 3, kind: 'meld', sideways: false }]);
  });

  test('[BC-2.5] six cards of a location make two melds of three', () => {
    const match = load(position({ hands: [[...new Array(6).fill('joplin'), 'gibson'], ['sherman']] }));
    act(match, play('meld', 'joplin', 3), play('meld', 'joplin', 3));
    expect(match.position()['table']).toHaveLength(2);
  });

  test('[BC-2.6] a layoff needs a meld of its location before any player', () => {
    const hands = [['joplin', 'joplin', 'gibson'], ['sherman']];
    expect(refused(load(position({ hands })), play('layoff', 'joplin', 1))).toBe('BC-2.6 layoff-no-meld');
    const match = load(position({ hands, table: [meld('joplin')] }));
    expect(refused(match, play('layoff', 'joplin', 3))).toBe('BC-2.6 layoff-cards');
    act(match, play('layoff', 'joplin', 1), drive('up'), play('layoff', 'joplin', 1), drive('down'));
    expect(match.position()['table']).toEqual([
      meld('joplin'),
      { seat: 0, location: 'joplin', count: 1, kind: 'layoff', sideways: false },
      { seat: 0, location: 'joplin', count: 1, kind: 'layoff', sideways: false },
    ]);
  });

  test('[BC-2.6] a meld of this same turn is enough, and two may be laid off together', () => {
    const match = load(position({ hands: [[...new Array(5).fill('joplin'), 'gibson'], ['sherman']] }));
    act(match, play('meld', 'joplin', 3), play('layoff', 'joplin', 2), drive('up'));
    expect(match.position()['car']).toBe(7);
  });

  test('[BC-2.6] with three in hand and a meld on the table either is possible', () => {
    const legal = load(position({ table: [meld('joplin')] })).legal(0);
    expect(legal).toContainEqual(play('meld', 'joplin', 3));
    expect(legal).toContainEqual(play('layoff', 'joplin', 3));
  });

  test('[BC-2.7] a play lies sideways exactly where the car stood', () => {
    const match = load(position({ car: 3, hands: [[...new Array(4).fill('joplin'), 'gibson'], ['sherman']] }));
    act(match, play('meld', 'joplin', 3), play('layoff', 'joplin', 1));
    expect(match.position()['table']).toMatchObject([{ sideways: true }, { sideways: false }]);
  });

  test('[BC-2.7] where a card lies, the player looks in secret and must choose before anything else', () => {
    const match = load(position({ hideouts: hideouts({ 3: 'dexter' }) }));
    const events = act(match, play('meld', 'joplin', 3));
    expect(events).toContainEqual({ type: 'looked', seat: 0, location: 'joplin', by: 'meld', card: 'dexter' });
    expect(match.view(0, { recall: false })).toMatchObject({ hideouts: hideouts({ 3: 'dexter' }) });
    expect(match.view(1, { recall: true })).toMatchObject({
      hideouts: [null, null, { count: 1 }, null, null, null, null, null, null, null],
    });
    for (const action of [discard('gibson'), DRAW_TWO, drive('up'), play('layoff', 'gibson', 1)])
      expect(refused(match, action)).toBe('BC-2.7 choose-first');
    expect(match.position()['car']).toBe(5);
    act(match, TAKE);
    expect(match.position()).toMatchObject({
      car: 6,
      hideouts: hideouts({}),
      hands: [
        ['dexter', 'gibson', 'hinton'],
        ['sherman', 'sherman'],
      ],
    });
  });

  test('[BC-2.7] with the car there an outlaw must be taken, and lies before the player', () => {
    const match = load(position({ car: 3, hideouts: hideouts({ 3: 'clyde' }) }));
    act(match, play('meld', 'joplin', 3));
    expect(refused(match, LEAVE)).toBe('BC-2.7 outlaw-must-be-taken');
    act(match, TAKE);
    expect(match.position()).toMatchObject({ captured: [{ seat: 0, card: 'clyde' }], hideouts: hideouts({}), car: 4 });
  });

  test('[BC-2.7] with the car elsewhere an outlaw must be left', () => {
    const match = load(position({ hideouts: hideouts({ 3: 'bonnie' }) }));
    act(match, play('meld', 'joplin', 3));
    expect(refused(match, TAKE)).toBe('BC-2.7 outlaw-must-stay');
    act(match, LEAVE);
    expect(match.position()).toMatchObject({ captured: [], hideouts: hideouts({ 3: 'bonnie' }), car: 6 });
  });

  test('[BC-2.7] with the car there any other card may still be left', () => {
    const match = load(position({ car: 3, hideouts: hideouts({ 3: 'hinton' }) }));
    act(match, play('meld', 'joplin', 3));
    expect(match.legal(0)).toEqual([TAKE, LEAVE]);
  });

  test('[BC-2.7] a meld drives the car up, and at 10 leaves it there', () => {
    const up = load(position({ car: 9 }));
    act(up, play('meld', 'joplin', 3));
    expect(up.position()['car']).toBe(10);
    const end = load(position({ car: 10 }));
    expect(act(end, play('meld', 'joplin', 3))).toHaveLength(1);
    expect(end.position()['car']).toBe(10);
  });

  test.each([
    [5, ['up', 'down']],
    [1, ['up']],
    [10, ['down']],
  ])('[BC-2.7] after a layoff with the car at %i it may go %j, and must go', (car, ways) => {
    const match = load(position({ car, table: [meld('gibson')] }));
    act(match, play('layoff', 'gibson', 1));
    expect(match.legal(0)).toEqual(ways.map(drive));
    expect(refused(match, discard('joplin'))).toBe('BC-2.7 drive-first');
    for (const way of ['up', 'down'].filter((each) => !ways.includes(each)))
      expect(refused(match, drive(way))).toBe('BC-2.7 road-ends');
    act(match, drive(ways[0] ?? ''));
    expect(match.position()).toMatchObject({ car: car + (ways[0] === 'up' ? 1 : -1), turn: { step: 'play', played: true } });
  });

  test('[BC-2.7] a layoff looks first and drives then', () => {
    const match = load(position({ table: [meld('gibson')], hideouts: hideouts({ 10: 'sowers' }) }));
    act(match, play('layoff', 'gibson', 1));
    expect(match.position()).toMatchObject({ turn: { step: 'choose', by: 'layoff', location: 'gibson' } });
    act(match, LEAVE);
    expect(match.position()).toMatchObject({ turn: { step: 'drive' }, seen: [{ seat: 0, location: 'gibson' }] });
  });

  test('[BC-2.8] a card taken from under a location may be played in the same turn', () => {
    const match = load(position({ table: [meld('dexter')], hideouts: hideouts({ 3: 'dexter' }) }));
    act(match, play('meld', 'joplin', 3), TAKE, play('layoff', 'dexter', 1));
    expect(match.position()['table']).toHaveLength(3);
  });
});

describe('the discard', () => {
  test('[BC-2.9] one card from hand, and the turn ends', () => {
    const match = load(position());
    expect(refused(match, discard('dexter'))).toBe('BC-2.9 not-in-hand');
    expect(refused(match, discard('bonnie'))).toBe('BC-2.9 not-in-hand');
    act(match, discard('hinton'));
    expect(match.position()).toMatchObject({ fbiFiles: ['hinton', 'wellington'], turn: { seat: 1, step: 'draw', drew: null } });
  });

  test('[BC-2.9] the card drawn this turn may be discarded', () => {
    const match = load(position({}, before));
    act(match, DRAW_FILES, discard('wellington'));
    expect(match.toAct).toEqual([1]);
  });

  test('[BC-2.10] no meld, layoff or peek with the last cards, whatever may lie there', () => {
    const under = hideouts({ 3: 'dexter' });
    expect(
      refused(
        load(position({ hands: [['joplin', 'joplin', 'joplin'], ['sherman']], hideouts: under })),
        play('meld', 'joplin', 3),
      ),
    ).toBe('BC-2.10 last-card');
    expect(
      refused(
        load(position({ hands: [['joplin'], ['sherman']], table: [meld('joplin')], hideouts: under })),
        play('layoff', 'joplin', 1),
      ),
    ).toBe('BC-2.10 last-card');
    expect(refused(load(position({ hands: [['hinton'], ['sherman']], hideouts: under })), peek('joplin'))).toBe(
      'BC-2.10 last-card',
    );
  });

  test('[BC-2.10] a last-card Ted Hinton may draw two or search, since it brings a card', () => {
    const draws = load(position({ hands: [['hinton'], ['sherman']] }));
    act(draws, DRAW_TWO);
    expect(draws.position()).toMatchObject({ hands: [['dexter', 'sowers'], ['sherman']] });
    const searches = load(position({ hands: [['hinton'], ['sherman']] }));
    act(searches, SEARCH);
    expect(searches.position()).toMatchObject({ hands: [[], ['sherman']], turn: { step: 'search' } });
    act(searches, { type: 'take', card: 'wellington' });
    expect(searches.legal(0)).toEqual([discard('wellington')]);
  });

  test('[BC-2.10] is cited last: a peek at an empty hideout with the last card breaks BC-2.3 first', () => {
    expect(refused(load(position({ hands: [['hinton'], ['sherman']] })), peek('joplin'))).toBe('BC-2.3 nothing-there');
  });
});
