import { describe, expect, test } from 'vitest';
import { type Destination, DIRECTIONS, type Direction, HOME, parseSquare, SQUARES, showSquare } from '../components.ts';
import { ownLine } from '../lines.ts';
import { fly } from './actions.ts';
import { act, load, plane, position, refused, type Seated, squares, turnOf } from './table.ts';

/** Seat 0 has thrown that; the other plane waits at home. */
const flying = (own: Seated, count: number) => load(position({ seats: [own, {}], turn: { step: 'fly', count } }));

describe('a line', () => {
  test.each<[Direction, string]>([
    ['north', '5,6'],
    ['north-east', '5,8'],
    ['east', '7,8'],
    ['south-east', '9,8'],
    ['south', '9,6'],
    ['south-west', '9,4'],
    ['west', '7,4'],
    ['north-west', '5,4'],
  ])('[WW-2.2] two squares %s of 7,6 is %s, whatever the direction of the destination', (direction, to) => {
    const match = flying({ at: '7,6', to: ['japan'] }, 2);
    expect(match.legal(0)).toHaveLength(8);
    act(match, fly(direction));
    expect(squares(match)).toEqual([to, '3,5']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test.each([1, 2, 3, 4, 5])('[WW-2.2, WW-2.3] every square counts one: %i squares east', (count) => {
    const match = flying({ at: '11,0', to: ['japan'] }, count);
    act(match, fly('east'));
    expect(squares(match)).toEqual([`11,${count}`, '3,5']);
  });

  test('[WW-2.3] a line may pass other planes', () => {
    const match = load(
      position({
        seats: [
          { at: '7,3', to: ['japan'] },
          { at: '7,4', to: ['peru'] },
          { at: '7,6', to: ['canada'] },
        ],
        turn: { step: 'fly', count: 4 },
      }),
    );
    act(match, fly('east'));
    expect(squares(match)).toEqual(['7,7', '7,4', '7,6']);
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });
});

describe('a line that meets the destination', () => {
  test.each<[string, string, readonly Destination[], Direction, number, string, boolean]>([
    ['stops there', '4,10', ['india', 'peru'], 'east', 5, '4,14', true],
    ['with the exact count', '4,10', ['india', 'peru'], 'east', 4, '4,14', true],
    ['does not reach it one short', '4,10', ['india', 'peru'], 'east', 3, '4,13', false],
    ['before the map’s edge', '4,8', ['iceland', 'peru'], 'north', 5, '1,8', true],
    ['on the map’s edge', '10,17', ['new-zealand', 'peru'], 'east', 5, '10,19', true],
    ['before home', '8,5', ['cuba', 'peru'], 'north', 5, '5,5', true],
    ['diagonally', '5,6', ['canada', 'peru'], 'north-west', 1, '4,5', false],
    ['diagonally, on its way', '4,5', ['canada', 'peru'], 'north-west', 4, '2,3', true],
    ['which is not the one after it', '4,10', ['peru', 'india'], 'east', 5, '4,15', false],
  ])('[WW-2.3] %s', (_, at, to, direction, count, end, reaches) => {
    const match = flying({ at, to }, count);
    act(match, fly(direction));
    expect(plane(match, 0)).toMatchObject({ at: end, reached: reaches ? [to[0]] : [] });
    expect(turnOf(match)).toEqual({ seat: 1, step: 'roll' });
  });

  test('[WW-2.3, WW-4.7] of somebody else goes on', () => {
    const match = load(position({ seats: [{ at: '4,10', to: ['peru'] }, { to: ['india'] }], turn: { step: 'fly', count: 5 } }));
    act(match, fly('east'));
    expect(squares(match)).toEqual(['4,15', '3,5']);
  });

  test('[WW-2.3] that was reached before goes on', () => {
    const match = flying({ at: '4,10', to: ['peru'], reached: ['india'] }, 5);
    act(match, fly('east'));
    expect(squares(match)).toEqual(['4,15', '3,5']);
  });
});

describe('a line that is not allowed', () => {
  const away: Seated = { to: ['japan'] };
  const homeward: Seated = { to: [], last: true };

  test.each<[string, string, Seated, Direction, number, string]>([
    ['[WW-2.4] over the northern edge', '4,8', away, 'north', 5, 'WW-2.4 off-map'],
    ['[WW-2.4] over the southern edge', '11,4', away, 'south', 1, 'WW-2.4 off-map'],
    ['[WW-1.1, WW-2.4] over the western edge: the map does not wrap', '6,0', away, 'west', 1, 'WW-2.4 off-map'],
    ['[WW-1.1, WW-2.4] over the eastern edge', '6,18', away, 'east', 2, 'WW-2.4 off-map'],
    ['[WW-1.1, WW-2.4] diagonally over the side', '6,18', away, 'north-east', 3, 'WW-2.4 off-map'],
    ['[WW-2.5] onto closed home', '2,5', away, 'south', 1, 'WW-2.5 home-closed'],
    ['[WW-2.5] across closed home', '2,5', away, 'south', 2, 'WW-2.5 home-closed'],
    ['[WW-2.5] diagonally across closed home', '4,6', away, 'north-west', 3, 'WW-2.5 home-closed'],
    ['[WW-2.5] across closed home, then over the edge: home is met first', '4,5', away, 'north', 5, 'WW-2.5 home-closed'],
    ['[WW-2.4] across open home, then over the edge', '4,5', homeward, 'north', 5, 'WW-2.4 off-map'],
  ])('%s', (_, at, own, direction, count, why) => {
    expect(refused(flying({ ...own, at }, count), fly(direction))).toBe(why);
  });

  test('[WW-2.2, WW-2.3, WW-2.4, WW-2.5] exactly those whose squares are on the map and, closed, not home: all lines there are', () => {
    const steps = DIRECTIONS.map((direction) => {
      const down = direction.includes('south') ? 1 : direction.includes('north') ? -1 : 0;
      const right = direction.includes('east') ? 1 : direction.includes('west') ? -1 : 0;
      return { direction, down, right };
    });
    for (let from = 0; from < SQUARES; from++)
      for (const { direction, down, right } of steps)
        for (const homeClosed of [true, false])
          for (const count of [1, 3, 5]) {
            const [row = 0, column = 0] = showSquare(from).split(',').map(Number);
            const ahead = Array.from(
              { length: count },
              (_, index) => `${row + down * (index + 1)},${column + right * (index + 1)}`,
            );
            const mets = ahead.map((square) => (parseSquare(square) === undefined ? 'WW-2.4' : square === '3,5' ? 'WW-2.5' : ''));
            const barred = mets.find((met) => met === 'WW-2.4' || (homeClosed && met === 'WW-2.5'));
            const line = ownLine({ at: from, homeClosed }, direction, count, null);
            expect('to' in line ? showSquare(line.to) : line.rule).toBe(barred ?? ahead.at(-1));
          }
  });
});

describe('home', () => {
  test('[WW-2.5] the first move off it closes it', () => {
    const match = load(position({ seats: [{ to: ['japan'] }, {}], turn: { step: 'fly', count: 2 } }));
    expect(match.legal(0)).toHaveLength(8);
    act(match, fly('south'));
    expect(plane(match, 0)).toMatchObject({ at: '5,5', left: true });
    const back = load({ ...match.position(), turn: { seat: 0, step: 'fly', count: 2 } });
    expect(refused(back, fly('north'))).toBe('WW-2.5 home-closed');
  });

  test('[WW-2.5] the last destination opens it', () => {
    const match = flying({ at: '5,6', to: ['cuba'], last: true }, 1);
    act(match, fly('west'));
    expect(plane(match, 0)).toMatchObject({ at: '5,5', destinations: [] });
    const back = load({ ...match.position(), turn: { seat: 0, step: 'fly', count: 2 } });
    act(back, fly('north'));
    expect(turnOf(back)).toEqual({ seat: 0, step: 'over' });
  });

  test.each([
    [1, '4,5', 'roll'],
    [2, '3,5', 'over'],
    [3, '2,5', 'roll'],
    [4, '1,5', 'roll'],
  ])('[WW-2.6] must be entered by exact count, and may be crossed: %i squares north of 5,5', (count, end, step) => {
    const match = flying({ at: '5,5', to: [], last: true }, count);
    act(match, fly('north'));
    expect(squares(match)).toEqual([end, '3,5']);
    expect(turnOf(match)).toMatchObject({ step });
    expect(showSquare(HOME)).toBe('3,5');
  });
});
