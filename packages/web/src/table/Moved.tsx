import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { ShownTable } from '../live/state.ts';
import { heldAt } from '../seats.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

interface MovedProps {
  /** What was shown before; `null`: nothing yet. */
  readonly from: Pick<ShownTable, 'info' | 'viewer'> | null;
  readonly onBack: () => void;
}

/** Whether a link has moved the seat for good: what proves it here proves it no more. */
const isGone = async ({ info: { table }, viewer }: NonNullable<MovedProps['from']>): Promise<boolean> => {
  const held = heldAt(table)?.seats.find(({ seat }) => seat === viewer);
  if (held === undefined) return false;
  const answer = await live().request({ type: 'tables', seats: [{ ...held, table }] });
  return answer.ok && answer.value.type === 'tables' && answer.value.tables.length === 0;
};

/** The seat is open elsewhere now; it comes back here only if one says so, or not at all where a link has moved it. */
export const Moved = ({ from, onBack }: MovedProps) => {
  const { t } = useWords();
  const [gone, setGone] = useState<boolean | null>(from === null ? false : null);
  useEffect(() => {
    if (from !== null) void isGone(from).then(setGone);
  }, [from]);
  if (gone === null) return <p class="page quiet">{t('table.loading')}</p>;
  return (
    <main class="page">
      <h1>{t(gone ? 'moved.gone' : 'moved.title')}</h1>
      <p>{t(gone ? 'moved.gone-why' : 'moved.why')}</p>
      <div class="row">
        <Button kind="primary" onClick={onBack}>
          {t(gone ? 'moved.watch' : 'moved.back')}
        </Button>
        <a class="button plain" href="/">
          {t('home.back')}
        </a>
      </div>
    </main>
  );
};
