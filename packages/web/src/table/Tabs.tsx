import { useRoving } from '../ui/rove.ts';
import { useWords } from '../words/words.ts';

/** `journal`: in games that keep one; `scores`: in those with points. */
export const TABS = ['table', 'journal', 'log', 'scores', 'rules', 'notes', 'talk'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Those there are at this table. */
  readonly tabs: readonly Tab[];
  /** Something has come there that was not read yet. */
  isNew(tab: Tab): boolean;
  nameOf(tab: Tab): string;
}

/** Which panel is open: beside the table where there is room, instead of it on a phone. */
export const Tabs = ({ tab, onTab, tabs, isNew, nameOf }: TabsProps) => {
  const { t } = useWords();
  const rove = useRoving(tabs.length);
  return (
    <div class="tabs" role="tablist" aria-label={t('tab.all')} {...rove.group}>
      {tabs.map((each, place) => (
        <button
          key={each}
          type="button"
          role="tab"
          class={`tab tab-${each}`}
          aria-selected={tab === each}
          aria-controls={`panel-${each}`}
          onClick={() => onTab(each)}
          {...rove.item(place)}
        >
          {nameOf(each)}
          {isNew(each) && (
            <span class="tab-new">
              <span class="unseen"> {t('tab.new')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
};
