// `npm run build`: only installs the libraries and builds the web app. Run it before you restart a service on this folder (docs/operations.md, Upgrading).
import { ensureInstalled, ensureWebBuilt, exitOnProblem } from './install.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  console.log('COGN is built. Starting it from this folder takes no more steps.');
});
