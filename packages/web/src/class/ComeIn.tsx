import '../table/links/links.css';
import '../table/lobby.css';
import { Qr } from '../table/links/Qr.tsx';
import { useTableLink } from '../table/links/useTableLink.ts';
import { useWords } from '../words/words.ts';

/** How one comes into a class, in large. */
export const ComeIn = ({ code }: { readonly code: string }) => {
  const { t } = useWords();
  const { link, onlyHere } = useTableLink({ page: 'table', table: code });
  return (
    <section class="panel class-join" aria-labelledby="class-join">
      <Qr link={link} />
      <div>
        <h2 id="class-join">{t('class.join')}</h2>
        <p>{t('screen.how', { address: new URL(link).host })}</p>
        <p class="code">{code}</p>
        {onlyHere && <p class="quiet">{t('invite.only-here')}</p>}
      </div>
    </section>
  );
};
