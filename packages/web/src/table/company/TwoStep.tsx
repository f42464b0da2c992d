import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';

interface TwoStepProps {
  readonly title: string;
  /** What comes of it. */
  readonly why: string;
  readonly verb: string;
  readonly danger?: boolean;
  readonly onDo: () => void;
}

/** Something that is not done by one tap: first what comes of it, then the verb. */
export const TwoStep = ({ title, why, verb, danger = false, onDo }: TwoStepProps) => {
  const { t } = useWords();
  const [isOpen, open] = useState(false);
  const opened = useRef<HTMLElement>(null);
  // the button that had the focus is gone
  useEffect(() => opened.current?.focus(), [isOpen]);
  if (!isOpen) return <Button onClick={() => open(true)}>{title}</Button>;
  return (
    <section ref={opened} class="two-step" tabIndex={-1} aria-label={title}>
      <p>{why}</p>
      <div class="row">
        <Button onClick={() => open(false)}>{t('company.not')}</Button>
        <Button
          kind={danger ? 'danger' : 'primary'}
          onClick={() => {
            open(false);
            onDo();
          }}
        >
          {verb}
        </Button>
      </div>
    </section>
  );
};
