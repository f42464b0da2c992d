import type { TableInfo } from '@tabletrotter/protocol';
import { isOnShelf } from '../../games/shelf.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { fullKey } from '../full.ts';
import '../links/links.css';
import { Qr } from '../links/Qr.tsx';
import { useTableLink } from '../links/useTableLink.ts';
import { sitterName } from '../names.ts';
import { useTitle } from '../title.ts';

/** Before the start: how one sits down with a phone, and who has done so. */
export const ScreenLobby = ({ info }: { readonly info: TableInfo }) => {
  const { t } = useWords();
  const { code, game, sitters } = info;
  const { link, onlyHere } = useTableLink({ page: 'table', table: code });
  const open = sitters.filter((sitter) => sitter.kind === 'open').length;
  useTitle(code);
  return (
    <main class="page screen-lobby">
      {isOnShelf(game) && <h1>{t(`game.${game}`)}</h1>}
      <div class="screen-lobby-ways">
        <section class="panel screen-join" aria-labelledby="screen-join">
          <Qr link={link} />
          <div>
            <h2 id="screen-join">{t('screen.join')}</h2>
            <p>{t('screen.how', { address: new URL(link).host })}</p>
            {onlyHere && <p class="quiet">{t('invite.only-here')}</p>}
            <p class="code">{code}</p>
          </div>
        </section>
        <section class="panel" aria-labelledby="screen-seats">
          <h2 id="screen-seats">{t('table.seats')}</h2>
          <ul class="chairs">
            {sitters.map((sitter, seat) => (
              <li key={seat} class={sitter.kind === 'open' ? 'chair open' : 'chair'}>
                <SeatGlyph seat={seat} large />
                <span class="chair-name">
                  {sitter.kind === 'open' ? t('lobby.open-seat') : sitterName(t, sitters, seat)}
                  {sitter.kind === 'bot' && <small> {t(`level.${sitter.level}`)}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p class="quiet" role="status">
            {open > 0 ? t('lobby.waiting', { count: open }) : t(fullKey(sitters, [], false))}
          </p>
        </section>
      </div>
    </main>
  );
};
