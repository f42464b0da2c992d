import { position } from './table.ts';

/** Junior rules, three seats: three sections each but one are found, and much has been said. */
export const LATE_JUNIOR = position({
  seats: [
    { at: 'canada', card: 'alaska', hidden: [null, null, null, 'mexico'] },
    { at: 'greenland', card: 'japan', hidden: ['india', null, null, 'china'] },
    { at: 'brazil', card: 'stretch-and-carmine', hidden: [null, null, null, 'russia'] },
  ],
  gone: ['canada', 'greenland', 'amazon', 'brazil', 'andes', 'western-europe', 'east-africa', 'australia'],
  aside: ['canada', 'andes', 'australia'],
  seen: [
    { seat: 0, piece: 'canada', owner: 0 },
    { seat: 0, piece: 'amazon', owner: 0 },
    { seat: 0, piece: 'andes', owner: 0 },
    { seat: 0, piece: 'russia', owner: 2 },
    { seat: 0, piece: 'india', owner: 1 },
    { seat: 1, piece: 'alaska', owner: null },
    { seat: 1, piece: 'greenland', owner: 1 },
    { seat: 1, piece: 'mexico', owner: 0 },
    { seat: 1, piece: 'western-europe', owner: 1 },
    { seat: 2, piece: 'mexico', owner: 0 },
    { seat: 2, piece: 'amazon', owner: 0 },
    { seat: 2, piece: 'brazil', owner: 2 },
    { seat: 2, piece: 'east-africa', owner: 2 },
    { seat: 2, piece: 'australia', owner: 2 },
    { seat: 2, piece: 'indian-ocean', owner: null },
  ],
});

/** Older rules, four seats: many gaps, pawns on some of them, pieces put back, and posters all but whole. */
export const LATE_OLDER = position({
  rules: 'older',
  seats: [
    { at: 'mexico', card: 'alaska', hidden: [null, null, null, 'canada'], faceUp: ['china', 'brazil'] },
    { at: 'mexico', hidden: [null, null, 'caribbean', null], faceUp: ['russia', 'mexico'] },
    {
      at: 'japan',
      card: 'canada',
      hidden: [null, 'greenland', null, null],
      faceUp: ['pacific-ocean', 'japan', 'andes', 'amazon'],
    },
    { at: 'north-africa', hidden: [null, null, null, null], faceUp: ['east-africa', 'north-africa'] },
  ],
  gone: [
    'mexico',
    'brazil',
    'andes',
    'british-isles',
    'eastern-europe',
    'central-asia',
    'north-africa',
    'china',
    'japan',
    'atlantic-ocean',
  ],
  aside: ['british-isles', 'atlantic-ocean'],
  seen: [
    { seat: 0, piece: 'mexico', owner: 0 },
    { seat: 0, piece: 'brazil', owner: 0 },
    { seat: 0, piece: 'caribbean', owner: 1 },
    { seat: 0, piece: 'scandinavia', owner: 0 },
    { seat: 1, piece: 'greenland', owner: 2 },
    { seat: 1, piece: 'andes', owner: 1 },
    { seat: 1, piece: 'british-isles', owner: 1 },
    { seat: 1, piece: 'eastern-europe', owner: 1 },
    { seat: 2, piece: 'canada', owner: 0 },
    { seat: 2, piece: 'andes', owner: 1 },
    { seat: 2, piece: 'scandinavia', owner: 0 },
    { seat: 2, piece: 'central-asia', owner: 2 },
    { seat: 2, piece: 'china', owner: 2 },
    { seat: 2, piece: 'japan', owner: 2 },
    { seat: 3, piece: 'alaska', owner: 3 },
    { seat: 3, piece: 'greenland', owner: 2 },
    { seat: 3, piece: 'western-europe', owner: 3 },
    { seat: 3, piece: 'north-africa', owner: 3 },
    { seat: 3, piece: 'atlantic-ocean', owner: 3 },
  ],
});
