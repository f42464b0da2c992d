import { useEffect, useMemo, useState } from 'preact/hooks';
import { chairName, sitterName } from '../table/names.ts';
import { useScreen } from '../table/useScreen.ts';
import { tableVoice } from '../table/voice.ts';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import { Controls } from './Controls.tsx';
import { type Place, parsePlace, showPlace } from './place.ts';
import { lastOf, type Recorded, tableAt } from './recorded.ts';
import { StillTable } from './StillTable.tsx';
import { Verdict } from './Verdict.tsx';

interface ReplayProps {
  readonly recorded: Recorded;
  readonly onOther: () => void;
}

/** Where the replay stands: the address says it, so that it can be shared between the windows of this tab, and gone back to. */
const usePlace = (bounds: { readonly last: number; readonly seats: number }): readonly [Place, (place: Place) => void] => {
  const read = (): Place => parsePlace(location.hash, bounds);
  const [place, setPlace] = useState(read);
  useEffect(() => {
    const follow = (): void => setPlace(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const go = (next: Place): void => {
    history.replaceState(null, '', showPlace(next));
    setPlace(next);
  };
  return [place, go];
};

/** A game gone through step by step, with anybody's eyes or with everybody's side by side. */
export const Replay = ({ recorded, onOther }: ReplayProps) => {
  const { t, language } = useWords();
  const { game, saved, names } = recorded;
  const { seats } = saved.start;
  const last = lastOf(recorded);
  const [place, go] = usePlace({ last, seats });
  const screen = useScreen(game.id);
  const translate = useGameWords(game.id);
  const table = useMemo(
    () => tableAt(recorded, place.at, place.eyes === 'all' ? null : place.eyes, (seat) => chairName(t, seat)),
    [recorded, place.at, place.eyes, t],
  );
  const { sitters } = table.info;
  const voice = useMemo(
    () =>
      screen && translate
        ? tableVoice(screen, { language, translate, nameOf: (seat) => sitterName(t, sitters, seat) })
        : undefined,
    [screen, translate, language, t, names],
  );
  if (voice === undefined) return <p class="page quiet">{t('table.loading')}</p>;
  if (place.bare) return <StillTable table={table} voice={voice} />;
  return (
    <div class="replay">
      {place.eyes === 'all' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by the keyboard
        <ul class="replay-all" tabIndex={0} aria-label={t('replay.all')}>
          {Array.from({ length: seats }, (_, seat) => (
            <li key={`${seat}, ${language}`}>
              <p>{voice.nameOf(seat)}</p>
              <SmallWindow
                place={{ at: place.at, eyes: seat, bare: true }}
                title={t('replay.eyes', { name: voice.nameOf(seat) })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <StillTable table={table} voice={voice} />
      )}
      <Controls place={place} last={last} seats={seats} voice={voice} onPlace={go}>
        <Verdict recorded={recorded} />
        <button type="button" class="button quiet" onClick={onOther}>
          {t('replay.other')}
        </button>
      </Controls>
    </div>
  );
};

/** A window of its own, as large as a phone: the table as it looked from one seat. */
const SmallWindow = ({ place, title }: { readonly place: Place; readonly title: string }) => {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const first = useMemo(() => `/replay${showPlace(place)}`, []);
  const now = showPlace(place);
  const follow = (): void => {
    if (frame?.contentWindow && frame.contentWindow.location.hash !== now) frame.contentWindow.location.hash = now;
  };
  useEffect(follow, [frame, now]);
  // what was gone to while its page was on the way is not lost
  return <iframe ref={setFrame} title={title} src={first} onLoad={follow} />;
};
