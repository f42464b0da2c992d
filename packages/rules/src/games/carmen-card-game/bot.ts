import { randomBot } from '../../bots/random.ts';
import type { Bot } from '../../core/game.ts';
import type { Action } from './actions.ts';
import { casual, forgetful } from './bot-casual.ts';
import { greedy } from './bot-greedy.ts';
import { candidates } from './candidates.ts';
import { refusal } from './rules.ts';
import type { View } from './state.ts';

const random: Bot<View, Action> = randomBot({ candidates, refusal });

export const bots = { random, greedy, casual, forgetful };
