import 'fake-indexeddb/auto';
import { storeContract } from '../../../server/test/kit/contract.ts';
import { openBrowserStore } from './browser-store.ts';

let count = 0;

// what holds of the server's store holds of the browser's
storeContract('the browser’s store', (again) => openBrowserStore(again === undefined ? `store-${++count}` : `store-${count}`));
