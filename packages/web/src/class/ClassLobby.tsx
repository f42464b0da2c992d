import type { Sitter } from '@tabletrotter/protocol';
import type { Seat } from '@tabletrotter/rules';
import { sitterName } from '../table/names.ts';
import { useTakenOff } from '../table/useTakenOff.ts';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import './class.css';

interface ClassLobbyProps {
  readonly sitters: readonly Sitter[];
  /** `null`: whoever looks has no seat here. */
  readonly viewer: Seat | null;
}

/** A pupil's table before the start: how they are called here, and who sits beside them. */
export const ClassLobby = ({ sitters, viewer }: ClassLobbyProps) => {
  const { t } = useWords();
  const { isOff } = useTakenOff(viewer !== null);
  return (
    <section class="panel class-lobby" aria-labelledby="class-lobby">
      <h2 id="class-lobby">
        {viewer === null ? t('class.watching') : t('class.you-are', { name: sitterName(t, sitters, viewer) })}
      </h2>
      {isOff && <p role="alert">{t('class.taken-off')}</p>}
      <ul class="chairs" aria-label={t('table.seats')}>
        {sitters.map((sitter, seat) => (
          <li key={seat} class="chair">
            <SeatGlyph seat={seat} large />
            <span class="chair-name">
              {sitter.kind === 'open' ? t('lobby.open-seat') : sitterName(t, sitters, seat)}
              {seat === viewer && <small> {t('table.you')}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{t('class.waits')}</p>
    </section>
  );
};
