import type { TableHook } from '@tabletrotter/protocol';
import { useState } from 'preact/hooks';
import { useAsk } from '../table/company/ask.ts';
import { FailureLine } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import './notice-settings.css';

interface HookFormProps {
  /** The table's id. */
  readonly table: string;
  /** The host's secret. */
  readonly host: string;
}

const FORMS = ['ntfy', 'discord', 'json'] as const satisfies readonly TableHook['form'][];

/** Where the table says that it is somebody's turn. The server never tells what is set: the address is a secret. */
export const HookForm = ({ table, host }: HookFormProps) => {
  const { t } = useWords();
  const asking = useAsk();
  const [form, setForm] = useState<TableHook['form']>('ntfy');
  const [url, setUrl] = useState('');
  const [text, setText] = useState(t('hook.usual'));
  const [done, setDone] = useState<'set' | 'unset' | null>(null);
  const set = async (hook: TableHook | null): Promise<void> => {
    setDone(null);
    if (await asking.ask({ type: 'hook', table, host, hook })) setDone(hook === null ? 'unset' : 'set');
  };
  return (
    <details class="hook">
      <summary>{t('hook.title')}</summary>
      <p class="quiet">{t('hook.how')}</p>
      <form
        class="hook-form"
        onSubmit={(event) => {
          event.preventDefault();
          void set({ form, url, text: text.trim() === '' ? t('hook.usual') : text });
        }}
        onInput={() => setDone(null)}
      >
        <label class="field">
          <span>{t('hook.form')}</span>
          <select
            class="select"
            value={form}
            onChange={(event) => {
              const chosen = FORMS.find((each) => each === event.currentTarget.value);
              if (chosen !== undefined) setForm(chosen);
            }}
          >
            {FORMS.map((each) => (
              <option key={each} value={each}>
                {t(`hook.form.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t('hook.url')}</span>
          <input
            type="url"
            required
            maxLength={1000}
            placeholder="https://"
            autocomplete="off"
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
        </label>
        {form !== 'json' && (
          <label class="field">
            <span>{t('hook.text')}</span>
            <input
              maxLength={200}
              value={text}
              aria-describedby="hook-text-how"
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <span id="hook-text-how" class="quiet hook-how">
              {t('hook.text-how')}
            </span>
          </label>
        )}
        <div class="row">
          <Button type="submit">{t('hook.set')}</Button>
          <Button kind="quiet" onClick={() => void set(null)}>
            {t('hook.unset')}
          </Button>
        </div>
      </form>
      <FailureLine failure={asking.failure} />
      <p role="status" class="quiet">
        {done === null ? '' : t(`hook.is-${done}`)}
      </p>
    </details>
  );
};
