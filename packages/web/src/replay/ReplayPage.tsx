import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import { heldAt } from '../seats.ts';
import { sitterName } from '../table/names.ts';
import { useTitle } from '../table/title.ts';
import { useWords } from '../words/words.ts';
import { Chooser } from './Chooser.tsx';
import { Replay } from './Replay.tsx';
import type { Recorded, Unreadable } from './recorded.ts';
import { shelve, shelved } from './shelf.ts';
import './replay.css';

type Found = { readonly recorded: Recorded } | { readonly failure: Unreadable | 'not-here' } | 'choose';

const onShelf = (): Found => {
  const found = shelved();
  if (!found.ok) return { failure: found.error };
  return found.value === null ? 'choose' : { recorded: found.value };
};

/** The record of a table where a game is over, fetched and put on the shelf. */
const fetchTable = async (
  table: string,
  nameOf: (info: Parameters<typeof sitterName>[1], seat: number) => string,
): Promise<Found> => {
  const shown = await live().request({ type: 'show', table: heldAt(table)?.table ?? table, seat: null, secret: null });
  if (!shown.ok || shown.value.type !== 'shown') return { failure: 'not-here' };
  const { sitters } = shown.value.info;
  const saved = await live().request({ type: 'save' });
  if (!saved.ok || saved.value.type !== 'saved') return { failure: 'not-here' };
  shelve(
    JSON.stringify(saved.value.game),
    sitters.map((_, seat) => nameOf(sitters, seat)),
  );
  return onShelf();
};

/** A game that is over, to be gone through step by step: that of a table, or one from a file (`table`: `null`). */
export const ReplayPage = ({ table }: { readonly table: string | null }) => {
  const { t } = useWords();
  const [found, setFound] = useState<Found | null>(() => (table === null ? onShelf() : null));
  useTitle(t('replay.title'));
  useEffect(() => {
    if (table !== null) void fetchTable(table, (sitters, seat) => sitterName(t, sitters, seat)).then(setFound);
  }, [table, t]);
  if (found === null) return <p class="page quiet">{t('table.loading')}</p>;
  if (found !== 'choose' && 'recorded' in found) return <Replay recorded={found.recorded} onOther={() => setFound('choose')} />;
  return (
    <main class="page replay-choose">
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.lead')}</p>
      {found !== 'choose' && <Why failure={found.failure} />}
      <Chooser
        onText={(text) => {
          shelve(text, []);
          setFound(onShelf());
        }}
      />
    </main>
  );
};

/** Why there is nothing to be shown, and what may be done. */
const Why = ({ failure }: { readonly failure: Unreadable | 'not-here' }) => {
  const { t } = useWords();
  return (
    <p role="alert" class="failure">
      {failure === 'not-here' ? t('replay.not-here') : t(`replay.${failure.reason}`)}
      {failure !== 'not-here' && failure.reason === 'corrupt' && <small> ({failure.detail})</small>}
    </p>
  );
};
