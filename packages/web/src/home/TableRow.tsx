import { useState } from 'preact/hooks';
import { Emblem } from '../games/Emblem.tsx';
import { isOnShelf } from '../games/shelf.ts';
import { showRoute } from '../router.ts';
import { goToRematch } from '../table/company/rematch.ts';
import { sitterName } from '../table/names.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { othersAt, type Row } from './own-tables.ts';
import { sinceText } from './since.ts';

interface TableRowProps {
  readonly row: Row;
  /** How long ago something happened there, in milliseconds. */
  readonly ago: number;
  readonly onRemove: () => void;
}

/** One table where this device holds a seat: whose turn it is, who plays, and the way there. */
export const TableRow = ({ row, ago, onRemove }: TableRowProps) => {
  const { t, language } = useWords();
  const [leaving, leave] = useState(false);
  const { table, code, game, status, asked, sitters, rematch } = row;
  const name = isOnShelf(game) ? t(`game.${game}`) : game;
  const state = asked ? t('turn.yours') : t(`home.is-${status}`);
  return (
    <li class={asked ? 'table-row asked' : 'table-row'}>
      <a class="table-link" href={showRoute({ page: 'table', table })}>
        {isOnShelf(game) && <Emblem game={game} />}
        <span class="table-words">
          <strong class="table-state">
            {asked && <Icon name="next" />}
            {state}
          </strong>
          <span>
            {name} <span class="quiet">{code}</span>
          </span>
          <span class="table-people">
            {othersAt(row).map(({ seat, sitter }) => (
              <span key={seat} class="table-person">
                <SeatGlyph seat={seat} /> {sitterName(t, sitters, seat)}
                {sitter.kind === 'bot' && <Icon name="robot" />}
              </span>
            ))}
            <span class="quiet">{sinceText(ago, language)}</span>
          </span>
        </span>
      </a>
      {status === 'over' && rematch !== null && (
        <Button kind="primary" onClick={() => goToRematch(row, rematch)}>
          {t('over.go')}
        </Button>
      )}
      <button type="button" class="icon-button" aria-label={t('home.remove', { code })} onClick={() => leave(!leaving)}>
        <Icon name="cross" />
      </button>
      {leaving && (
        <div class="table-leaving">
          <p role="status">{t('home.forget-why')}</p>
          <div class="row">
            <Button onClick={() => leave(false)}>{t('home.keep')}</Button>
            <Button kind="danger" onClick={onRemove}>
              {t('home.forget')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
};
