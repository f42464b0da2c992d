import { describe, expect, test } from 'vitest';
import type { Raw } from '../../../testing/table.ts';
import { BONUS, PIECES, type Piece } from '../components.ts';
import { FOUR, JUNIOR, OLDER, SEEN, WON, WON_OLDER } from './sketches.ts';
import { impossible, position, type Sketch } from './table.ts';

/** Other seats have seen nothing. */
const changed = (sketch: Sketch, changes: Partial<Sketch>): Raw =>
  position({ ...sketch, ...('seats' in changes ? { seen: [] } : {}), ...changes });
const junior = (changes: Partial<Sketch>): Raw => changed(JUNIOR, changes);
const older = (changes: Partial<Sketch>): Raw => changed(OLDER, changes);
const won = (changes: Partial<Sketch>): Raw => position({ ...WON, ...changes });
const raw = (sketch: Sketch, changes: Raw): Raw => position({ ...sketch, and: changes });
const seats = (...changes: readonly Raw[]): Raw =>
  raw(JUNIOR, {
    seats: [position(JUNIOR)['seats']].flat().map((seat: unknown, index) => Object.assign({}, seat, changes[index])),
  });
const deck = (change: (cards: readonly unknown[]) => readonly unknown[]): Raw =>
  raw(JUNIOR, { deck: change([position(JUNIOR)['deck']].flat()) });
const turn = (sketch: Sketch, turned: Raw): Raw => raw(sketch, { turn: turned });

describe('an impossible position', () => {
  test.each<[string, string, Raw]>([
    ['another game', 'game must be one of', raw(JUNIOR, { game: 'wide-world' })],
    ['no game', 'game must be one of', raw(JUNIOR, { game: undefined })],
    ['a surplus key', 'the position has no key "score"', raw(JUNIOR, { score: 1 })],
    [
      'an option for setting up',
      'options has no key "first"',
      raw(JUNIOR, { options: { memory: 'helped', rules: 'junior', first: 0 } }),
    ],
    ['no such rules', 'options.rules must be one of', raw(JUNIOR, { options: { rules: 'youngest' } })],
    ['one seat', 'seats must be 2 to 4, not 1', position({ seats: [{}] })],
    ['five seats', 'seats must be 2 to 4, not 5', position({ seats: [{}, {}, {}, {}, {}] })],
    ['a home in an ocean', 'seats[0].home must be one of', seats({ home: 'pacific-ocean' })],
    ['a home that is no piece', 'seats[0].home must be one of', seats({ home: 'atlantis' })],
    ['a pawn nowhere', 'seats[0].at must be one of', seats({ at: null })],
    ['a pawn on no piece', 'seats[0].at must be one of', seats({ at: BONUS })],
    ['a card that there is not', 'seats[0].card must be one of', seats({ card: 'atlantis' })],
    ['no card', 'CJ-1.1 the card canada is there nowhere, not once', seats({ card: null })],
    ['a card twice', 'CJ-1.1 the card canada is there nowhere, not once', seats({ card: 'china' })],
    ['a card missing', 'CJ-1.1 the card alaska is there nowhere, not once', deck((cards) => cards.slice(1))],
    ['a card twice in the deck', 'CJ-1.1 the card alaska is there 2 times, not once', deck((cards) => [...cards, cards[0]])],
    [
      'three sections',
      'CJ-1.4 seats[0].hidden must be 4 places, null for a section collected',
      seats({ hidden: ['alaska', 'canada', 'mexico'] }),
    ],
    [
      'five sections',
      'CJ-1.4 seats[0].hidden must be 4 places, null for a section collected',
      seats({ hidden: [null, 'alaska', 'canada', 'mexico', 'amazon'] }),
    ],
    ['a section under no piece', 'seats[0].hidden[3] must be one of', seats({ hidden: [null, 'alaska', 'canada', BONUS] })],
    [
      'two sections of one seat under one piece',
      'CJ-1.4 two sections lie under alaska',
      junior({ seats: [{ hidden: [null, 'alaska', 'alaska'] }, {}] }),
    ],
    [
      'two sections of two seats under one piece',
      'CJ-1.4 two sections lie under alaska',
      junior({ seats: [{ hidden: [null, 'alaska'] }, { hidden: ['alaska'] }] }),
    ],
    [
      'a section under a gone piece',
      'CJ-2.4 a section cannot lie under brazil, which is gone',
      junior({ seats: [{ hidden: [null, 'brazil'] }, {}] }),
    ],
    [
      'older: a section under a gone piece',
      'CJ-2.4 a section cannot lie under andes, which is gone',
      older({ seats: [{ hidden: [null, 'andes'] }, { hidden: [null] }, {}], aside: [] }),
    ],
    [
      'the board out of order',
      'CJ-1.2 board must be in the order of the table, no piece twice',
      raw(JUNIOR, { board: PIECES.filter((piece) => piece !== 'brazil').toReversed() }),
    ],
    [
      'a piece twice',
      'CJ-1.2 board must be in the order of the table, no piece twice',
      raw(JUNIOR, { board: ['alaska', ...PIECES.filter((piece) => piece !== 'brazil')] }),
    ],
    ['no piece', 'board[0] must be one of', raw(JUNIOR, { board: ['atlantis'] })],
    [
      'junior: fewer pieces gone than sections collected',
      'CJ-2.4 as many pieces are gone (1) as sections are collected (2)',
      junior({ seats: [{ hidden: [null, null] }, {}], seen: [] }),
    ],
    [
      'junior: more pieces gone than sections collected',
      'CJ-2.4 as many pieces are gone (1) as sections are collected (0)',
      junior({ seats: [{}, {}], seen: [] }),
    ],
    [
      'junior: cards face up',
      'CJ-2.7 no cards lie face up in the junior rules',
      junior({ seats: [{ hidden: [null], faceUp: ['japan'] }, {}] }),
    ],
    [
      'older: more pieces gone than sections collected',
      'CJ-3.5 more pieces are gone (2) than sections are collected (1)',
      older({ seats: [{ hidden: [null] }, {}], seen: [] }),
    ],
    [
      'older: pieces that are not connected',
      'CJ-3.5 the pieces on the board must hang together',
      older({ seats: [{ hidden: [null, null, null] }, {}], gone: ['russia', 'china', 'pacific-ocean'], aside: [], seen: [] }),
    ],
    [
      'older: a pawn on a gap that touches nothing',
      'CJ-3.5 seat 1 stands on a gap that touches no piece',
      older({
        seats: [{ hidden: [null, null, null] }, { at: 'japan', hidden: [null] }],
        gone: ['russia', 'china', 'japan', 'pacific-ocean'],
        aside: [],
        seen: [],
      }),
    ],
    [
      'older: five cards face up',
      'CJ-3.4 seat 0 has more than 4 cards face up',
      older({ seats: [{ hidden: [null, null], faceUp: [...FOUR, 'canada'] }, { hidden: [null] }] }),
    ],
    [
      'older: the bonus card face up',
      'seats[2].faceUp[0] must be one of',
      raw(OLDER, {
        seats: [position(OLDER)['seats']]
          .flat()
          .map((seat: unknown, index) => (index === 2 ? Object.assign({}, seat, { card: 'china', faceUp: [BONUS] }) : seat)),
      }),
    ],
    [
      'older: a card face up and in the deck',
      'CJ-1.1 the card alaska is there 2 times, not once',
      older({ seats: [{ hidden: [null, null], faceUp: ['alaska'] }, { hidden: [null] }], deck: ['alaska'] }),
    ],
    [
      'a hand card of a gone piece',
      'CJ-2.8 seat 0 cannot have the card of brazil, which is gone',
      junior({ seats: [{ hidden: [null], card: 'brazil' }, {}], aside: [] }),
    ],
    [
      'older: a hand card of a gone piece',
      'CJ-2.8 seat 1 cannot have the card of andes, which is gone',
      older({ seats: [{ hidden: [null, null] }, { card: 'andes', hidden: [null] }], aside: [] }),
    ],
    [
      'a card aside of a piece still there',
      'CJ-2.8 mexico is still on the board, so its card is not put aside',
      junior({ aside: ['mexico'] }),
    ],
    ['the bonus card aside', 'aside[0] must be one of', junior({ aside: [BONUS as Piece] })],
    [
      'a throw due with the bonus card in hand',
      'CJ-2.2 nobody rolls with the bonus card in hand',
      junior({ seats: [{ hidden: [null], card: BONUS }, {}] }),
    ],
    [
      'older: a throw due with the bonus card in hand',
      'CJ-2.2 nobody rolls with the bonus card in hand',
      older({ turn: { seat: 2 } }),
    ],
    [
      'a move by a die with the bonus card in hand',
      'CJ-2.2 turn.die must be null exactly with the bonus card in hand',
      junior({ seats: [{ hidden: [null], card: BONUS }, {}], turn: { step: 'move', die: 4 } }),
    ],
    [
      'a move without a die or the bonus card',
      'CJ-2.2 turn.die must be null exactly with the bonus card in hand',
      junior({ turn: { step: 'move' } }),
    ],
    [
      'older: a move without a die or the bonus card',
      'CJ-2.2 turn.die must be null exactly with the bonus card in hand',
      older({ turn: { step: 'move' } }),
    ],
    ...[1, 2, 3].map((die): [string, string, Raw] => [
      `junior: a move by a ${die}`,
      'CJ-2.1 a throw of 1 to 3 moves at once',
      junior({ turn: { step: 'move', die } }),
    ]),
    ...[0, 7, 4.5, '4'].map((die): [string, string, Raw] => [
      `a throw of ${die}`,
      'turn.die must be a whole number from 1 to 6',
      junior({ turn: { step: 'move', die } }),
    ]),
    ['a throw due that is made', 'CJ-2.1 turn.die must be null at the step "roll"', junior({ turn: { die: 4 } })],
    ['no such step', 'turn.step must be one of', turn(JUNIOR, { seat: 0, step: 'look', die: null })],
    ['no die', 'turn needs the key "die"', turn(JUNIOR, { seat: 0, step: 'roll' })],
    ['a surplus key in the turn', 'turn has no key "by"', turn(JUNIOR, { seat: 0, step: 'roll', die: null, by: 0 })],
    [
      'a turn of nobody',
      'turn.seat must be a whole number from 0 to 1, not 2',
      turn(JUNIOR, { seat: 2, step: 'roll', die: null }),
    ],
    [
      'won and going on',
      'CJ-2.10 seat 0 has won, so the game is over',
      won({ seats: [{ ...WON.seats[0], card: 'japan' }, {}], turn: {} }),
    ],
    [
      'won by another',
      'CJ-2.10 seat 0 has won, so the game is over',
      won({ seats: [{ ...WON.seats[0], card: 'japan' }, {}], turn: { seat: 1, step: 'over' } }),
    ],
    ['over and not won', 'CJ-2.10 seat 0 has not won', junior({ turn: { step: 'over' } })],
    ['over with a die', 'CJ-2.1 turn.die must be null at the step "over"', won({ turn: { step: 'over', die: 4 } })],
    [
      'won twice',
      'CJ-2.10 seat 1 has won, so the game is over',
      won({
        seats: [{ ...WON.seats[0] }, { hidden: [null, null, null, null] }],
        gone: [...(WON.gone ?? []), 'greenland', 'canada', 'alaska', 'japan'],
      }),
    ],
    [
      'older: won and going on',
      'CJ-3.8 seat 0 has won, so the game is over',
      position({ ...WON_OLDER, seats: [{ ...WON_OLDER.seats[0], card: 'alaska' }, {}], turn: {} }),
    ],
    [
      'older: over with three cards face up',
      'CJ-3.8 seat 0 has not won',
      position({ ...WON_OLDER, seats: [{ hidden: [null, null, null, null], faceUp: FOUR.slice(1) }, {}] }),
    ],
    [
      'older: over with three sections',
      'CJ-3.8 seat 0 has not won',
      position({ ...WON_OLDER, seats: [{ hidden: [null, null, null], faceUp: FOUR }, {}] }),
    ],
    [
      'over, a card of a piece that left before',
      'CJ-2.8 seat 1 cannot have the card of brazil, which is gone',
      won({ seats: [{ ...WON.seats[0], card: 'canada' }, { card: 'brazil' }] }),
    ],
    [
      'over, junior, the winner without a card',
      'CJ-1.5 seat 0 must have a card in hand',
      won({ seats: [{ ...WON.seats[0], card: null }, {}] }),
    ],
    [
      'over, another without a card',
      'CJ-1.5 seat 1 must have a card in hand',
      won({ seats: [{ ...WON.seats[0] }, { card: null }] }),
    ],
    [
      'seen twice',
      'seen must be sorted by seat and in the order of the table, one look a seat and piece',
      junior({ seen: [...SEEN.slice(0, 1), ...SEEN] }),
    ],
    [
      'seen by nobody',
      'seen[0].seat must be a whole number from 0 to 1, not 2',
      junior({ seen: [{ seat: 2, piece: 'alaska', owner: null }] }),
    ],
    [
      'a section of nobody seen',
      'seen[0].owner must be a whole number from 0 to 1, not 2',
      junior({ seen: [{ seat: 0, piece: 'alaska', owner: 2 }] }),
    ],
    [
      'something seen under no piece',
      'seen[0].piece must be one of',
      raw(JUNIOR, { seen: [{ seat: 0, piece: BONUS, owner: null }] }),
    ],
    [
      'nothing seen where a section lies',
      'CJ-1.4 a section of seat 0 lies under mexico, and has from the beginning',
      junior({ seen: [{ seat: 0, piece: 'mexico', owner: null }] }),
    ],
    [
      'one section seen where another’s lies',
      'CJ-1.4 a section of seat 0 lies under mexico, and has from the beginning',
      junior({ seen: [{ seat: 1, piece: 'mexico', owner: 1 }] }),
    ],
    [
      'an own section seen and not taken',
      'CJ-2.4 seat 0 has found its own section under mexico, so it has taken it',
      junior({ seen: [{ seat: 0, piece: 'mexico', owner: 0 }] }),
    ],
    [
      'an own section found, junior, under a piece still there',
      'CJ-2.4 alaska left the board when seat 0 found its section',
      junior({ seen: [{ seat: 0, piece: 'alaska', owner: 0 }] }),
    ],
    [
      'another’s section seen, junior, where nothing lies any more',
      'CJ-2.4 alaska left the board when seat 0 found its section',
      junior({ seen: [{ seat: 1, piece: 'alaska', owner: 0 }] }),
    ],
    [
      'nothing seen under a piece that left',
      'CJ-2.4 brazil is gone, so a section lay there when seat 0 looked',
      junior({ seen: [{ seat: 0, piece: 'brazil', owner: null }] }),
    ],
    [
      'more sections of a seat seen and gone than it has collected',
      'CJ-2.4 2 sections of seat 0 were seen that are there no more, but it has not collected as many',
      junior({
        seats: [{ hidden: [null] }, { hidden: [null] }],
        gone: ['brazil', 'andes'],
        seen: [
          { seat: 1, piece: 'brazil', owner: 0 },
          { seat: 1, piece: 'andes', owner: 0 },
        ],
      }),
    ],
    [
      'sections of two seats seen under one piece',
      'CJ-1.4 sections of two seats were seen under brazil',
      older({
        seats: [{ hidden: [null, null] }, { hidden: [null] }, { hidden: [null] }],
        seen: [
          { seat: 1, piece: 'brazil', owner: 0 },
          { seat: 2, piece: 'brazil', owner: 1 },
        ],
      }),
    ],
    [
      'older: another’s section seen where nothing lies and its owner never looked',
      'CJ-3.5 seat 0 has not looked under canada, so its section still lies there',
      older({ seen: [{ seat: 1, piece: 'canada', owner: 0 }] }),
    ],
    [
      'looks out of order',
      'seen must be sorted by seat and in the order of the table, one look a seat and piece',
      raw(JUNIOR, { seen: SEEN.toReversed() }),
    ],
    ['a recall', 'the position has no key "recall"', raw(JUNIOR, { recall: {} })],
  ])('%s', (_, why, wrong) => {
    const { rule, message } = impossible(wrong);
    expect(rule === undefined ? message : `${rule} ${message}`).toContain(why);
  });
});
