import { showRoute } from '../router.ts';
import { useWords } from '../words/words.ts';
import { CopyField } from './links/CopyField.tsx';
import './links/links.css';
import { Qr } from './links/Qr.tsx';
import { useTableLink } from './links/useTableLink.ts';

/** The ways by which others come to this table: a picture to be scanned, a link, a code; and the way to show it to all. */
export const Invite = ({ code }: { readonly code: string }) => {
  const { t } = useWords();
  const { link, onlyHere } = useTableLink({ page: 'table', table: code });
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('invite.title')}</h2>
      <p>{t('invite.how')}</p>
      {onlyHere && <p class="quiet">{t('invite.only-here')}</p>}
      <div class="with-qr">
        <Qr link={link} />
        <div>
          <CopyField link={link} />
          <p>
            {t('invite.code')} <strong class="code">{code}</strong>
          </p>
          <a class="button plain" href={showRoute({ page: 'screen', table: code })} target="_blank" rel="noopener">
            {t('invite.screen')}
          </a>
        </div>
      </div>
    </section>
  );
};
