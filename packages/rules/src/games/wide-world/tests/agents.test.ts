import { describe, expect, test } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import { type AgentCard, PRODUCTS, type Product } from '../components.ts';
import { bump, cards, declare, fly, inspect, trade } from './actions.ts';
import { act, drew, load, plane, position, refused, type Seated, squares, thrown, turnOf, unread } from './table.ts';

const agent = (card: Exclude<AgentCard['card'], 'fly-to'>): AgentCard => ({ card });
const GONE = { seat: 1, step: 'roll' };

describe('Travel Agent cards', () => {
  test('[WW-5.1] fly-to: to that airfield, bumping whoever stands there, in the same turn', () => {
    const alone = drew([{ card: 'fly-to', to: 'suva' }], { seats: [{}] });
    expect([squares(alone), turnOf(alone)]).toEqual([['8,19', '3,5'], GONE]);
    const met = drew([{ card: 'fly-to', to: 'suva' }], { seats: [{ at: '8,19', to: ['peru'] }] });
    expect(turnOf(met)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'card' }] });
    act(met, bump('west'));
    expect(squares(met)).toEqual(['8,19', '6,15']); // 8,14 flies on to Singapore
  });

  test('[WW-5.1] to the airfield on which the plane stands already: it stays', () => {
    const match = thrown(position({ seats: [{ at: '6,6', to: ['japan'] }, {}], agents: [{ card: 'fly-to', to: 'caracas' }] }), 6);
    expect([squares(match), turnOf(match)]).toEqual([['6,6', '3,5'], GONE]);
  });

  test('[WW-2.1, WW-5.1] a six at home with fly-to takes off, and home is closed', () => {
    const match = thrown(position({ seats: [{ to: ['japan'] }, {}], agents: [{ card: 'fly-to', to: 'caracas' }] }), 6);
    expect(plane(match, 0)).toMatchObject({ at: '6,6', left: true });
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-5.2] charter: to the destination, bumping whoever stands there, and reach it', () => {
    const match = drew([agent('charter')], { seats: [{ at: '3,16', to: ['peru'] }] }, { to: ['china', 'india'] });
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'card' }] });
    act(match, bump('south'));
    expect(squares(match)).toEqual(['3,16', '8,16']);
    expect(plane(match, 0)).toMatchObject({ reached: ['china'], products: cards('maple-syrup', 'nickel') });
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-5.2] charter at home takes off; with no destination left nothing happens', () => {
    const off = thrown(position({ seats: [{ to: ['cuba', 'peru'] }, {}], agents: [agent('charter')] }), 6);
    expect(plane(off, 0)).toMatchObject({ at: '5,5', left: true, reached: ['cuba'] });
    const none = drew([agent('charter')], { seats: [{}] }, { to: [], last: true });
    expect([squares(none), turnOf(none)]).toEqual([['4,7', '3,5'], GONE]);
  });

  test('[WW-5.3] extra-turn: throw again, after a six too', () => {
    expect(turnOf(drew([agent('extra-turn')], { seats: [{}] }))).toEqual({ seat: 0, step: 'roll' });
    const six = thrown(position({ seats: [{}, {}], agents: [agent('extra-turn')] }), 6);
    expect(turnOf(six)).toEqual({ seat: 0, step: 'roll' });
  });

  test('[WW-5.4] gift: the top product onto the pile', () => {
    const match = drew([agent('gift')], { seats: [{}], products: ['silk', 'oil'] }, { products: ['tea'] });
    expect(plane(match, 0)).toMatchObject({ products: cards('silk', 'tea') });
    const none = drew([agent('gift')], { seats: [{ products: PRODUCTS }] });
    expect(plane(none, 0)).toMatchObject({ products: [] });
    expect(turnOf(none)).toEqual(GONE);
  });

  const blown = (own: Seated = {}, agents: readonly AgentCard[] = []) =>
    drew([agent('tailwind'), ...agents], { seats: [{}] }, own);

  test('[WW-5.5] tailwind: exactly three squares in a straight line', () => {
    const match = blown();
    expect(turnOf(match)).toEqual({ seat: 0, step: 'fly', count: 3 });
    act(match, fly('south'));
    expect([squares(match), turnOf(match)]).toEqual([['7,7', '3,5'], GONE]);
  });

  test('[WW-2.3, WW-5.5] stopping at the destination', () => {
    const match = blown({ to: ['great-britain'] });
    act(match, fly('north-east'));
    expect(plane(match, 0)).toMatchObject({ at: '2,9', reached: ['great-britain'] });
  });

  test('[WW-4.6, WW-5.5] onto a station: the next card', () => {
    const match = blown({}, [agent('gift')]);
    act(match, fly('north-west'));
    expect(plane(match, 0)).toMatchObject({ at: '1,4', products: cards('maple-syrup') });
    expect([match.position()['travelAgentDeck']].flat().slice(-2)).toEqual([agent('tailwind'), agent('gift')]);
  });

  test('[WW-4.5, WW-5.5] onto a flight square: on at once', () => {
    const match = blown();
    act(match, fly('south-east'));
    expect(squares(match)).toEqual(['4,12', '3,5']);
  });

  test('[WW-4.1, WW-5.5] onto another plane: a bump', () => {
    const match = drew([agent('tailwind')], { seats: [{ at: '7,7', to: ['peru'] }] });
    act(match, fly('south'));
    expect(turnOf(match)).toEqual({ seat: 0, step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] });
  });

  const beside = (own: Seated) => {
    const match = load(
      position({ seats: [{ at: '3,1', ...own }, {}], agents: [agent('tailwind')], turn: { step: 'fly', count: 1 } }),
    );
    act(match, fly('east'));
    return match;
  };

  test('[WW-2.6, WW-5.5] home by a tailwind, which is an exact count', () => {
    const match = beside({ to: [], last: true });
    act(match, fly('east'));
    expect(turnOf(match)).toEqual({ seat: 0, step: 'over' });
  });

  test('[WW-2.4, WW-2.5, WW-5.5] closed home and the edge bar it', () => {
    const match = beside({ to: ['japan'] });
    expect(refused(match, fly('east'))).toBe('WW-2.5 home-closed');
    expect(refused(match, fly('west'))).toBe('WW-2.4 off-map');
  });

  test('[WW-5.5] a six at home with a tailwind takes off', () => {
    const match = thrown(position({ seats: [{ to: ['japan'] }, {}], agents: [agent('tailwind')] }), 6);
    act(match, fly('south'));
    expect(plane(match, 0)).toMatchObject({ at: '6,5', left: true });
    expect(turnOf(match)).toEqual(GONE);
  });
});

describe('trade-places', () => {
  const others: readonly Seated[] = [{ at: '6,13', to: ['peru'] }, {}, { at: '6,13', to: ['cuba'] }];

  test('[WW-5.6] squares are exchanged with any plane that is not at home: no bump, no station', () => {
    const match = drew([agent('trade-places'), agent('gift')], { seats: others });
    expect(match.legal(0)).toEqual([trade(1), trade(3)]);
    for (const seat of [0, 2, 4, 5]) expect(refused(match, trade(seat))).toBe('WW-5.6 trade-who');
    act(match, trade(3));
    expect(squares(match)).toEqual(['6,13', '6,13', '3,5', '4,7']);
    expect([match.position()['travelAgentDeck']].flat()[0]).toEqual(agent('gift'));
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-5.6] with somebody on the own square, which changes nothing', () => {
    const seats: readonly Seated[] = [{ at: '6,13', to: ['ghana'] }, ...others];
    const match = load(position({ seats, turn: { step: 'trade-places' } }));
    act(match, trade(1));
    expect([squares(match), turnOf(match)]).toEqual([['6,13', '6,13', '3,5', '6,13'], GONE]);
  });

  test('[WW-5.6] with nobody, or at home oneself: nothing', () => {
    const nobody = drew([agent('trade-places')], { seats: [{}, {}] });
    expect([squares(nobody), turnOf(nobody)]).toEqual([['4,7', '3,5', '3,5'], GONE]);
    const home = thrown(position({ seats: [{}, { at: '6,13', to: ['peru'] }], agents: [agent('trade-places')] }), 6);
    expect([squares(home), turnOf(home)]).toEqual([['3,5', '6,13'], GONE]);
  });

  test('[WW-3.2, WW-5.6] both may reach their destinations, the player on turn first', () => {
    const seats: readonly Seated[] = [
      { at: '4,14', to: ['ghana'] },
      { at: '5,5', to: ['brazil'] },
      { at: '8,7', to: ['cuba', 'peru'] },
    ];
    const match = load(position({ seats, turn: { seat: 2, step: 'trade-places' } }));
    act(match, trade(1));
    expect(plane(match, 2)).toMatchObject({ at: '5,5', reached: ['cuba'], products: cards('maple-syrup', 'nickel') });
    expect(plane(match, 1)).toMatchObject({ at: '8,7', reached: ['brazil'], products: cards('vanilla', 'silver') });
    expect(turnOf(match)).toEqual({ seat: 0, step: 'roll' });
  });
});

describe('customs', () => {
  const asked = (products: readonly Product[]) => drew([agent('customs')], { seats: [{}] }, { products });
  const deckEnd = (match: ReturnType<typeof asked>, count: number) => [match.position()['productDeck']].flat().slice(-count);

  test.each<[string, readonly Product[], readonly Product[], readonly Product[]]>([
    ['both right', ['tea', 'gold', 'rice'], ['tea', 'gold'], []],
    ['both right in the other order', ['tea', 'gold', 'rice'], ['gold', 'tea'], []],
    ['the second wrong', ['tea', 'gold', 'rice'], ['tea', 'silk'], ['tea', 'gold']],
    ['the first wrong', ['tea', 'gold', 'rice'], ['gold', 'silk'], ['tea', 'gold']],
    ['the top one and the third', ['tea', 'gold', 'rice'], ['tea', 'rice'], ['tea', 'gold']],
    ['both wrong', ['silk', 'oil'], ['tea', 'gold'], ['silk', 'oil']],
    ['a pile of two', ['oil', 'silk'], ['silk', 'oil'], []],
    ['the only one right', ['oil'], ['oil'], []],
    ['the only one wrong', ['oil'], ['dates'], ['oil']],
  ])('[WW-5.7] %s', (_, pile, answer, lost) => {
    const match = asked(pile);
    expect(turnOf(match)).toEqual({ seat: 0, step: 'declare', by: 0 });
    act(match, declare(...answer));
    expect(plane(match, 0)).toMatchObject({ products: cards(...pile.slice(lost.length)) });
    expect(match.position()['productDeck']).toHaveLength(56 - pile.length + lost.length);
    if (lost.length > 0) expect(deckEnd(match, lost.length)).toEqual(cards(...lost));
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-5.7] with no products, nothing', () => {
    expect(turnOf(asked([]))).toEqual(GONE);
  });

  test('[WW-1.4, WW-5.7] what may be declared: each pair once, in the order of the table; either order may be sent', () => {
    const pairs = PRODUCTS.flatMap((one, rank) => PRODUCTS.slice(rank + 1).map((other) => declare(one, other)));
    expect(pairs).toHaveLength(1540);
    expect(asked(['tea', 'gold', 'rice']).legal(0)).toEqual(pairs);
    expect(asked(['tea']).legal(0)).toEqual(PRODUCTS.map((product) => declare(product)));
  });

  const [tea, gold, rice] = cards('tea', 'gold', 'rice');
  const products = (...list: readonly unknown[]): Json => JSON.parse(JSON.stringify({ type: 'declare', products: list }));

  test.each<[string, readonly Product[], Json]>([
    ['one of two', ['tea', 'gold'], products(tea)],
    ['two of one', ['tea'], products(tea, gold)],
    ['three', ['tea', 'gold', 'rice'], products(tea, gold, rice)],
    ['none', ['tea', 'gold'], products()],
    ['the same twice', ['tea', 'gold'], products(tea, tea)],
    ['no such product', ['tea'], products({ country: 'kenya', product: 'ivory' })],
    ['no such country', ['tea'], products({ country: 'atlantis', product: 'tea' })],
    ['a product of another country', ['tea'], products({ country: 'india', product: 'tea' })],
    ['no country', ['tea'], products({ product: 'tea' })],
    ['a surplus key', ['tea'], products({ ...tea, points: 1 })],
    ['a name', ['tea'], products('tea')],
    ['no list', ['tea'], { type: 'declare', products: { ...tea } }],
    ['nothing', ['tea'], { type: 'declare' }],
    ['something besides', ['tea'], { type: 'declare', products: cards('tea'), seat: 0 }],
  ])('[WW-5.7] malformed, and refused as such: %s', (_, pile, action) => {
    expect(unread(asked(pile), action)).toBe('bad-action');
  });
});

describe('inspection', () => {
  const seats: readonly Seated[] = [{}, { products: ['tea', 'gold'] }, { products: ['silk'] }];

  test('[WW-5.8] of an opponent who has products', () => {
    const match = drew([agent('inspection')], { seats }, { products: ['oil'] });
    expect(turnOf(match)).toEqual({ seat: 0, step: 'inspect' });
    expect(match.legal(0)).toEqual([inspect(2), inspect(3)]);
    for (const seat of [0, 1, 4]) expect(refused(match, inspect(seat))).toBe('WW-5.8 inspect-who');
  });

  test.each<[number, readonly Product[], readonly Product[]]>([
    [2, ['gold', 'tea'], ['tea', 'gold']],
    [2, ['gold', 'silk'], []],
    [3, ['silk'], ['silk']],
    [3, ['bamboo'], []],
  ])('[WW-5.7, WW-5.8] seat %i answers %j and keeps %j; the turn goes on from who drew the card', (seat, answer, kept) => {
    const match = drew([agent('inspection')], { seats });
    act(match, inspect(seat));
    expect(turnOf(match)).toEqual({ seat: 0, step: 'declare', by: seat });
    expect(match.toAct).toEqual([seat]);
    act(match, declare(...answer));
    expect(plane(match, seat)).toMatchObject({ products: cards(...kept) });
    expect(turnOf(match)).toEqual(GONE);
  });

  test('[WW-5.8] with nobody to inspect, nothing', () => {
    expect(turnOf(drew([agent('inspection')], { seats: [{}] }, { products: ['tea'] }))).toEqual(GONE);
  });
});
