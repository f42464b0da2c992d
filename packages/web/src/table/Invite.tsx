import { useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import { showRoute } from '../router.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { inviteOrigin } from './origin.ts';

/** Copies a text, on plain http as well, where there is no clipboard API; whether it worked. */
const copy = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
};

/** The link and the code by which others come to this table. */
export const Invite = ({ code }: { readonly code: string }) => {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { origin, onlyHere } = inviteOrigin(location, useStore(live().address));
  const link = `${origin}${showRoute({ page: 'table', table: code })}`;
  return (
    <section class="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('invite.title')}</h2>
      <p>{t('invite.how')}</p>
      {onlyHere && <p class="quiet">{t('invite.only-here')}</p>}
      <div class="invite-link">
        <label class="field">
          <span>{t('invite.link')}</span>
          <input ref={setField} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Button kind="plain" onClick={() => void copy(link, field).then(setCopied)}>
          {t('invite.copy')}
        </Button>
      </div>
      <p>
        {t('invite.code')} <strong class="code">{code}</strong>
      </p>
      <p role="status" class="quiet">
        {copied ? t('invite.copied') : ''}
      </p>
    </section>
  );
};
