import { createContext } from 'preact';
import type { Store } from '../store.ts';

/** Where a table says whether it has come to rest: nothing moves on it, and nothing lies open to be read. `null`: nobody asks. */
export const Stillness = createContext<Store<boolean> | null>(null);
