import { say, type Translate } from '@tabletrotter/rules';
import type { ComponentChildren } from 'preact';
import type { Setup } from '../games/screen.ts';
import { useWords } from '../words/words.ts';
import { OptionField } from './OptionField.tsx';
import type { Choices } from './useChoices.ts';

interface OptionsPanelProps {
  readonly setup: Setup;
  readonly translate: Translate;
  readonly choices: Choices;
  /** How many play at a table. */
  readonly seats: number;
  nameOf(seat: number): string;
  /** What is asked besides. */
  readonly children?: ComponentChildren;
}

/** Asks how a game is to be played: its options, and what a few values cannot say. */
export const OptionsPanel = ({ setup, translate, choices, seats, nameOf, children }: OptionsPanelProps) => {
  const { language } = useWords();
  const { options, Extra } = setup;
  const { chosen, extra, choose, onExtra } = choices;
  // what is settled otherwise is not asked
  const offered = options.filter(({ name }) => !Object.hasOwn(extra.options, name));
  return (
    <div class="panel">
      {offered.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={chosen[option.name] ?? null}
          onChange={(value) => choose(option.name, value)}
          word={(key) => translate(key, {})}
        />
      ))}
      {Extra !== undefined && (
        <Extra
          chosen={chosen}
          seats={seats}
          nameOf={nameOf}
          say={(sentence) => say(sentence, { language, translate, nameOf })}
          onExtra={onExtra}
        />
      )}
      {children}
    </div>
  );
};
