// Starts the server: `node server/src/main.ts [--port NUMBER] [--data FOLDER] [--host ADDRESS]`. docs/operations.md lists the variables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { describeError } from './http/describe-error.ts';
import { makeLogger } from './logger.ts';
import { startProblem } from './start-problem.ts';
import { start, type Started } from './start.ts';

/** Where the build leaves the web app. Without it the server speaks the protocol alone, as `npm run dev` and tests want it. */
const builtWeb = join(import.meta.dirname, '../../web/dist');
/** A terminal, npm and the start script may each pass on one press of Ctrl-C; within this time they are one. */
const onePressMilliseconds = 1500;

let config: Config | undefined;
let started: Started;
try {
  const given = Object.entries(readCommandLine(process.argv.slice(2))).filter(([, value]) => value !== undefined);
  // A person who looks on is spared the line for each request.
  const quiet = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
  config = readConfig({ ...quiet, ...process.env, ...Object.fromEntries(given) });
  const logger = makeLogger(config.logLevel);
  const fail = (error: unknown) => {
    logger.fatal({ error }, 'a fault that nothing caught');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  const webFolder = config.webFolder ?? builtWeb;
  const built = existsSync(join(webFolder, 'index.html'));
  // A folder that was named must hold one: nobody should find out by an empty page.
  if (!built && config.webFolder !== undefined) throw new ConfigError('WEB_FOLDER: holds no built web app (index.html)');
  started = await start(config, logger, built ? webFolder : undefined);
} catch (error) {
  const sentence = startProblem(error, config);
  console.error(sentence ?? `COGN could not start, for a reason nobody foresaw: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}

console.log(`COGN is open at ${started.siteUrl}`);
if (started.metricsUrl !== undefined) console.log(`Its metrics are at ${started.metricsUrl}`);
if (started.outboxUrl !== undefined) console.log(`Its mails stay on this machine: ${started.outboxUrl}`);

let stoppingSince: number | undefined;
const stop = () => {
  if (stoppingSince !== undefined) {
    if (Date.now() - stoppingSince > onePressMilliseconds) process.exit(130);
    return;
  }
  stoppingSince = Date.now();
  started.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(`COGN could not stop cleanly: ${JSON.stringify(describeError(error))}`);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The start script holds this channel; when it is gone, nobody is left to stop us.
process.on('disconnect', stop);
process.channel?.unref();
