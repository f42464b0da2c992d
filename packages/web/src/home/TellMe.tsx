import { useState } from 'preact/hooks';
import { askForNotices, noticesState } from '../notices/away.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.ts';

/** Whether the reader is told of their turn while they look elsewhere, and the button that asks the browser for it. */
export const TellMe = () => {
  const { t } = useWords();
  const [state, setState] = useState(noticesState);
  if (state === 'unasked')
    return (
      <div>
        <Button onClick={() => void askForNotices().then(setState)}>
          <Icon name="bell" />
          {t('home.tell')}
        </Button>
      </div>
    );
  return (
    <p class="quiet" role="status">
      {t(`home.tell-${state}`)}
    </p>
  );
};
