import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';

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

/** A link to be copied. */
export const CopyField = ({ link }: { readonly link: string }) => {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <div class="copy-field">
        <label class="field">
          <span>{t('invite.link')}</span>
          <input ref={setField} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Button kind="plain" onClick={() => void copy(link, field).then(setCopied)}>
          {t('invite.copy')}
        </Button>
      </div>
      <p role="status" class="quiet">
        {copied ? t('invite.copied') : ''}
      </p>
    </>
  );
};
