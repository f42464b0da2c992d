import { randomBot } from '../../bots/random.ts';
import type { Bot } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { casual } from './bot-casual.ts';
import { greedy } from './bot-greedy.ts';
import { candidates, refusal } from './rules.ts';
import type { View } from './state.ts';

const random: Bot<View, Action> = randomBot({ candidates, refusal });

export const bots = { random, greedy, casual };
