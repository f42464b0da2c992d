import { useState } from 'preact/hooks';
import type { Extra, OptionValue, Setup } from '../games/screen.ts';

/** How a game is to be played, as far as its options say. */
export interface Choices {
  /** The options with a few values, as they are chosen now. */
  readonly chosen: { readonly [name: string]: OptionValue };
  readonly extra: Extra;
  /** Both, as the game is asked for. */
  readonly options: object;
  choose(name: string, value: OptionValue): void;
  onExtra(extra: Extra): void;
}

/** The choices of a game's options, from what they are preset to. */
export const useChoices = ({ options }: Setup): Choices => {
  const [chosen, setChosen] = useState<Choices['chosen']>(() =>
    Object.fromEntries(options.map(({ name, preset }) => [name, preset])),
  );
  const [extra, onExtra] = useState<Extra>({ options: {}, ready: true });
  return {
    chosen,
    extra,
    options: { ...chosen, ...extra.options },
    choose: (name, value) => setChosen({ ...chosen, [name]: value }),
    onExtra,
  };
};
