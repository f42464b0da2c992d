import type { Json } from '@tabletrotter/rules';
import type { Text } from '../text.ts';
import { showAction } from './show.ts';
import type { Talk } from './talk.ts';

const SHOWN = 20;

/** The actions that hold every word of a search, with their numbers in the whole list. */
export const search = (shown: readonly string[], text: string): readonly (readonly [number, string])[] => {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return shown
    .map((action, index): readonly [number, string] => [index + 1, action])
    .filter(([, action]) => words.every((word) => action.toLowerCase().includes(word)));
};

const listed = (found: readonly (readonly [number, string])[], text: Text): readonly string[] => {
  const lines = found.slice(0, SHOWN).map(([number, action]) => `${String(number).padStart(4)}  ${action}`);
  return [...lines, ...(found.length > SHOWN ? [`      ${text.more(found.length - SHOWN)}`] : [])];
};

/** Lets the player choose one of the actions; `undefined` where the player stops, or there is nobody any more. */
export const chooseAction = async (
  actions: readonly Json[],
  showTable: () => readonly string[],
  talk: Talk,
  text: Text,
): Promise<Json | undefined> => {
  const shown = actions.map(showAction);
  await talk.print(...listed(search(shown, ''), text));
  for (;;) {
    const line = (await talk.ask())?.trim();
    if (line === undefined || line === 'q') return undefined;
    if (line === '?') await talk.print(text.help);
    else if (line === 'v') await talk.print(...showTable());
    else if (/^\d+$/.test(line)) {
      const action = actions[Number(line) - 1];
      if (action !== undefined) return action;
      await talk.print(text.noSuchNumber);
    } else {
      const found = search(shown, line);
      await talk.print(...(found.length === 0 ? [text.nothingFits] : listed(found, text)));
    }
  }
};
