import type { OfferedLevel } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';
import type { Live } from './live.ts';

/** Who plays for the absent: a bot of the level that plays as people do, or of the game's first one. */
export const standInLevel = ({ game }: Live): OfferedLevel => (game?.levels.includes('casual') === false ? 'random' : 'casual');

/** The bot that plays a seat, for itself or for a person; `null`: the person plays. */
export const botOf = (live: Live, seat: Seat): OfferedLevel | null => {
  const chair = live.chairs[seat];
  switch (chair?.kind) {
    case 'bot':
      return chair.level;
    case 'person':
      return chair.standIn === null ? null : standInLevel(live);
    case 'open':
    case undefined:
      return null;
  }
};
