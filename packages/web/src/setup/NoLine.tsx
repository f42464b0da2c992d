import { useWords } from '../words/words.ts';

/** Why no table was made without a line, and how one plays all the same. `canStayHere`: nobody is to come from elsewhere. */
export const NoLine = ({ canStayHere }: { readonly canStayHere: boolean }) => {
  const { t } = useWords();
  return (
    <p class="failure" role="alert">
      {canStayHere ? t('new.no-line', { choice: t('new.device') }) : t('new.no-line-friends')}
    </p>
  );
};
