import type { Failure } from '../live/message.ts';
import { useWords } from '../words/words.ts';

/** Why something was not done, in words. A refusal of the rules is told by the game instead. */
export const failureText = (t: ReturnType<typeof useWords>['t'], { code }: Failure): string => t(`error.${code}`);

export const FailureLine = ({ failure }: { readonly failure: Failure | null }) => {
  const { t } = useWords();
  return (
    <p class="failure" role="alert">
      {failure === null ? '' : failureText(t, failure)}
    </p>
  );
};
