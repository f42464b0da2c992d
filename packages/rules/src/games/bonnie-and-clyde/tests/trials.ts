import { hideouts, meld, position } from './table.ts';

/** Both outlaws about to be caught, a full hand, an empty case file ahead. */
const LATE = position({
  scores: [92, 95],
  hands: [
    ['joplin', 'joplin', 'joplin', 'joplin', 'hinton', 'hinton'],
    ['sherman', 'sherman', 'sherman', 'gibson'],
  ],
  caseFile: ['dexter', 'hinton', 'dexter'],
  fbiFiles: ['wellington', 'joplin', 'sherman', 'hinton'],
  hideouts: hideouts({ 2: 'clyde', 3: 'bonnie', 5: 'hinton', 6: 'dexter' }),
  table: [meld('gibson', 0), meld('dexter', 1)],
  car: 2,
});

/** From where the suites play, and how much. */
export const trials = {
  configs: [{}, { memory: 'helped', target: 200 }],
  starts: [LATE],
  seats: [2, 4],
  games: 1,
  mostActions: 12_000,
};
