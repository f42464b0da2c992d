import { useWords } from '../words/words.ts';

/** What a browser keeps from a page at an address that is not secure, as plain http in the house; nothing where it is. */
export const NeedsHttps = () => {
  const { t } = useWords();
  return isSecureContext ? null : <p class="quiet">{t('insecure.so')}</p>;
};
