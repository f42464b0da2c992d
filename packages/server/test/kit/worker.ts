import { parentPort } from 'node:worker_threads';
import { answerTasks } from '@tabletrotter/server';
import { GAMES_FOR_TESTS } from './games.ts';

// The bot worker of the tests: it knows the tiny race too.
answerTasks(parentPort, GAMES_FOR_TESTS);
