#!/usr/bin/env node
// Committed, so that `npm ci` finds something to link to: builds the command line where that is needed, then runs it.
import { pathToFileURL } from 'node:url';
import { buildCli, describeFailure } from '../../../scripts/build.mjs';

const built = async () => {
  try {
    const home = process.env['TABLETROTTER_DIST']; // another folder for the builds, for tests; inside the repository
    return await buildCli(home ? { home } : {});
  } catch (error) {
    console.error(describeFailure(error));
    return undefined;
  }
};

const file = await built();
if (file === undefined) process.exitCode = 1;
else {
  const { main } = await import(pathToFileURL(file).href);
  process.exitCode = await main(process.argv.slice(2));
}
