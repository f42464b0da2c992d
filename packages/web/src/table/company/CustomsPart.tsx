import type { TableInfo } from '@tabletrotter/protocol';
import { useWords } from '../../words/words.ts';
import type { Asking } from './ask.ts';
import { CustomsForm } from './CustomsForm.tsx';
import { lasting } from './lasting.ts';

interface CustomsPartProps {
  readonly info: TableInfo;
  /** The host's secret; `null` for anybody else. */
  readonly host: string | null;
  readonly asking: Asking;
}

/** How people sit together, besides the rules: for whoever made the table to change, for all others to read. */
export const CustomsPart = ({ info: { table, customs }, host, asking }: CustomsPartProps) => {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="customs-title">
      <h2 id="customs-title" class="small">
        {t('customs.title')}
      </h2>
      {host === null ? (
        <p>
          {t('customs.talk')}: {t(`customs.talk.${customs.talk}`)}. {t('customs.clock')}:{' '}
          {customs.clock === null ? t('customs.none') : lasting(customs.clock.seconds * 1_000, language)}.{' '}
          <span class="quiet">{t('customs.host')}</span>
        </p>
      ) : (
        <CustomsForm customs={customs} onCustoms={(next) => asking.ask({ type: 'customs', table, host, customs: next })} />
      )}
    </section>
  );
};
