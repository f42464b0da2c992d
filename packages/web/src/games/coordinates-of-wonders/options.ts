import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';
import type { SetupOption } from '../screen.ts';

const { defaults, choices } = coordinatesOfWonders.options;

/** Of all the windows that may be set, those that the page offers, in seconds. */
const WINDOWS = [null, 5, 10, 20, 30, 60] as const;

/** The table options, in the order in which the new-table page offers them. */
export const OPTIONS_SHOWN: readonly SetupOption[] = [
  { name: 'rounds', values: choices.rounds ?? [], preset: defaults.rounds, help: true },
  { name: 'memory', values: choices.memory ?? [], preset: defaults.memory, help: true },
  { name: 'calls', values: choices.calls ?? [], preset: defaults.calls, help: true },
  { name: 'window', values: WINDOWS, preset: defaults.window, help: true },
  { name: 'fame', values: choices.fame ?? [], preset: defaults.fame, help: true },
  { name: 'continent', values: choices.continent ?? [], preset: defaults.continent, help: true },
  { name: 'kinds', values: choices.kinds ?? [], preset: defaults.kinds, help: true },
];
