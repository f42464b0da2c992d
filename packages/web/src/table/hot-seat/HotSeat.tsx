import type { ComponentChildren } from 'preact';
import type { GameState, ShownTable } from '../../live/state.ts';
import type { Watch } from '../../live/watch.ts';
import { Stillness } from '../../motion/stillness.ts';
import { useWords } from '../../words/words.ts';
import type { TableVoice } from '../voice.ts';
import { Curtain } from './Curtain.tsx';
import { OwnSeatsContext } from './own-seats.ts';
import { type HotSeatState, useLooking } from './useLooking.ts';
import { WhoLooks } from './WhoLooks.tsx';

interface HotSeatProps {
  readonly state: ShownTable;
  readonly game: GameState;
  readonly watch: Watch;
  readonly voice: TableVoice;
  /** The table itself. */
  readonly children: ComponentChildren;
}

/**
 * The table of a device that several people may share: a curtain hangs before whatever is for the eyes of one of them. While it hangs,
 * neither the page nor the line to it holds anything private.
 */
export const HotSeat = (props: HotSeatProps) => {
  const { t } = useWords();
  const { state, game, watch, voice } = props;
  const hotSeat = useLooking(state, game, watch, voice);
  const { looking, isDue } = hotSeat;
  return (
    <>
      {/* where no curtain hangs, only the prompt would say that it is another's turn */}
      <p class="unseen" aria-live="polite">
        {isDue && looking.curtain === null && looking.seat !== null && t('hot-seat.turn', { name: voice.nameOf(looking.seat) })}
      </p>
      <Looked {...props} hotSeat={hotSeat} />
    </>
  );
};

const Looked = ({ state, game, voice, children, hotSeat }: HotSeatProps & { readonly hotSeat: HotSeatState }) => {
  const { looking, arrived, stillness, callable, call, act, lift, seenBy } = hotSeat;
  const { info, mine, viewer, veiled } = state;
  const { curtain, seat } = looking;
  const shares = mine.length > 1;
  if (curtain === 'anybody') return <WhoLooks code={info.code} seats={mine} nameOf={voice.nameOf} onLift={lift} />;
  // while it is lifted, it hangs until what is behind it is there
  const hangs = curtain ?? (shares && !arrived && !looking.veiled ? seat : null);
  if (hangs !== null)
    return (
      <Curtain
        key={hangs}
        code={info.code}
        seat={hangs}
        since={seenBy(hangs)}
        log={game.log}
        lifting={curtain === null}
        others={callable.filter((each) => each !== hangs)}
        voice={voice}
        onLift={() => lift(hangs)}
        onCall={call}
      />
    );
  // what somebody else has seen is gone before the next one looks
  if (shares && viewer !== null && !veiled && viewer !== seat) return null;
  return (
    <Stillness.Provider value={stillness}>
      <OwnSeatsContext.Provider value={shares ? { mine, callable, call, act } : null}>{children}</OwnSeatsContext.Provider>
    </Stillness.Provider>
  );
};
