import { parentPort } from 'node:worker_threads';
import { GAMES } from '@tabletrotter/rules/games';
import { answerTasks } from './bot-worker.ts';

// The bot worker of the server: an entry of the build of its own.
answerTasks(parentPort, GAMES);
