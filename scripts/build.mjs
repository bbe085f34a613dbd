// `npm run build`: installs the libraries and builds the web app, and starts nothing. Run it before you restart a service that
// runs from this folder (docs/operations.md, Upgrading).
import { ensureInstalled, ensureWebBuilt, exitOnProblem } from './install.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  console.log('COGN is built. Starting it from this folder takes no more steps.');
});
