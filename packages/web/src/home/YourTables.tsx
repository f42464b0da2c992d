import { useEffect, useRef, useState } from 'preact/hooks';
import { isOnShelf } from '../games/shelf.ts';
import { lineTo } from '../live/live.ts';
import { notifyAway } from '../notices/away.ts';
import { heldAt, heldTables, letGo } from '../seats.ts';
import { FailureLine } from '../table/Failure.tsx';
import { useTitle, useTurnMark } from '../table/title.ts';
import { useWords, type Words } from '../words/words.ts';
import { type Row, rowsOf } from './own-tables.ts';
import { TableRow } from './TableRow.tsx';
import { TellMe } from './TellMe.tsx';
import { useOwnTables } from './useOwnTables.ts';
import './your-tables.css';

/** How a game is called; one that is not on the shelf by its id. */
export const gameName = (t: Words['t'], game: string): string => (isOnShelf(game) ? t(`game.${game}`) : game);

/** Tells whoever looks elsewhere of each table that has come to wait for them. */
const useTold = (rows: readonly Row[] | null, t: Words['t']): void => {
  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (rows === null) return;
    const asked = rows.filter((row) => row.asked);
    for (const { table, game } of asked)
      if (before.current?.has(table) === false) notifyAway({ title: t('turn.yours'), text: gameName(t, game), table });
    before.current = new Set(asked.map(({ table }) => table));
  }, [rows]);
};

/** The tables where this device holds seats: those that wait for the reader first. */
export const YourTables = () => {
  const { t } = useWords();
  const answer = useOwnTables();
  const [gone, setGone] = useState<readonly string[]>([]);
  const known = answer?.ok === true ? rowsOf(answer.value) : null;
  const rows = known?.filter(({ table }) => !gone.includes(table)) ?? null;
  const waiting = rows?.filter(({ asked }) => asked).length ?? 0;
  useTitle(waiting === 0 ? '' : t('home.waiting', { count: waiting }));
  useTurnMark(waiting > 0);
  useTold(known, t);
  if (heldTables().length === 0) return null;
  return (
    <section class="your-tables" aria-labelledby="your-tables">
      <h2 id="your-tables">{t('home.tables')}</h2>
      {answer === null && <p class="quiet">{t('table.loading')}</p>}
      {answer?.ok === false && <FailureLine failure={answer.error} />}
      {rows?.length === 0 && <p class="quiet">{t('home.no-tables')}</p>}
      <ul class="table-rows">
        {(rows ?? []).map((row) => (
          <TableRow
            key={row.table}
            row={row}
            ago={performance.now() - lineTo(heldAt(row.table)?.keeper ?? 'server').localTime(row.since)}
            onRemove={() => {
              letGo(row.table);
              setGone([...gone, row.table]);
            }}
          />
        ))}
      </ul>
      <TellMe />
    </section>
  );
};
