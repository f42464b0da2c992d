import { useWords } from '../../words/words.ts';
import '../links/links.css';
import { Qr } from '../links/Qr.tsx';
import { useTableLink } from '../links/useTableLink.ts';

/** The way to the table, in a corner of the screen that shows it. */
export const JoinCorner = ({ code }: { readonly code: string }) => {
  const { t } = useWords();
  const { link } = useTableLink({ page: 'table', table: code });
  return (
    <aside class="join-corner" aria-label={t('screen.join')}>
      <Qr link={link} />
      <strong class="code">{code}</strong>
    </aside>
  );
};
