import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import { useStore } from '../store.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

/** A short break of the line is nobody's business. */
const GRACE = 700;

/** Says that the line is broken, or that the page is too old to talk. Only on pages that use the line. */
export const LineBanner = () => {
  const { t } = useWords();
  const line = useStore(live().line);
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, [line]);
  const text = line === 'outdated' ? t('line.outdated') : line === 'open' || !late ? '' : t('line.offline');
  return (
    <div class={text === '' ? 'line-banner silent' : 'line-banner'}>
      <p role="status">{text}</p>
      {line === 'outdated' && <Button onClick={() => location.reload()}>{t('line.reload')}</Button>}
    </div>
  );
};
