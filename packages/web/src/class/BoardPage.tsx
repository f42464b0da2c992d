import { useEffect, useState } from 'preact/hooks';
import { isOnShelf } from '../games/shelf.ts';
import { useWakeLock } from '../table/screen-table/useWakeLock.ts';
import { useTitle } from '../table/title.ts';
import { useScreen } from '../table/useScreen.ts';
import { useGameWords } from '../words/game.ts';
import { useWords } from '../words/words.ts';
import { BoardTable } from './BoardTable.tsx';
import { ClassOver } from './ClassOver.tsx';
import './class.css';
import { ComeIn } from './ComeIn.tsx';
import { letGoOfClass, teacherSecret } from './held-classes.ts';
import { TeacherTools } from './TeacherTools.tsx';
import { useBoard } from './useBoard.ts';

/** All tables of a class on a screen that all can see, and the buttons of whoever made it. */
export const BoardPage = ({ code }: { readonly code: string }) => {
  const { t } = useWords();
  const { board, gone, refresh } = useBoard(code);
  const [freeing, setFreeing] = useState(false);
  const game = board?.game ?? '';
  const screen = useScreen(board?.game ?? null) ?? null;
  const secret = teacherSecret(code);
  useWakeLock();
  useTitle(t('class.of', { code: code.toUpperCase() }));
  useEffect(() => {
    if (gone) letGoOfClass(code);
  }, [gone, code]);
  const translate = useGameWords(game);
  if (gone) return <ClassOver />;
  if (board === null) return <p class="page quiet">{t('table.loading')}</p>;
  return (
    <main class="page class-board">
      <header class="class-head">
        <div>
          <h1>{t('class.of', { code: board.class })}</h1>
          {isOnShelf(game) && <p>{t(`game.${game}`)}</p>}
          {secret !== null && (
            <TeacherTools board={board} secret={secret} freeing={freeing} onFreeing={setFreeing} onDone={refresh} />
          )}
        </div>
        <ComeIn code={board.class} />
      </header>
      <ul class="class-tables">
        {board.tables.map((table, index) => (
          <BoardTable
            key={table.table}
            table={table}
            number={index + 1}
            screen={screen}
            translate={translate}
            kick={secret !== null && freeing ? { code: board.class, secret, onDone: refresh } : null}
          />
        ))}
      </ul>
    </main>
  );
};
