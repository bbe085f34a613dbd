import { readConfig, type Config, readCommandLine } from './config/config.ts';
import { findMisspeltVariables, sentenceOf } from './config/misspelt-variables.ts';
import { unsafeSettings } from './config/unsafe-settings.ts';
import { describeError } from './http/describe-error.ts';
import { makeLogger, standardOutput } from './logger.ts';
import { startProblem } from './start-problem.ts';
import { checkWebBuild, describeProgram, readBuildMark, findBuiltWeb } from './web-build.ts';
import { start, StopCut, type Started } from './start.ts';

/**
 * The terminal, npm and the start script may each forward one press of Ctrl-C. Signals within this time count as one press.
 */
const onePressMilliseconds = 1500;

let config: Config | undefined;
let started: Started;
try {
  const given = Object.entries(readCommandLine(process.argv.slice(2))).filter(([, value]) => value !== undefined);
  // On a terminal, do not log each request.
  const quiet = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
  config = readConfig({ ...quiet, ...process.env, ...Object.fromEntries(given) });
  const logger = makeLogger(config.logLevel, config.logAtOnce ? standardOutput() : undefined);
  const fail = (error: unknown) => {
    logger.fatal({ error }, 'a fault that nothing caught');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  for (const misspelt of findMisspeltVariables(process.env)) logger.warn(`${sentenceOf(misspelt)} (npm run config)`);
  for (const warning of unsafeSettings(config)) logger.warn(`${warning} (npm run config)`);
  const webFolder = findBuiltWeb(config);
  const program = describeProgram();
  const mark = webFolder === undefined ? undefined : readBuildMark(webFolder);
  const warning = checkWebBuild(mark, program, webFolder ?? '');
  // Do not warn if the operator configured the folder, because the operator may want an older build.
  if (warning !== undefined && config.webFolder === undefined) logger.warn(warning);
  const commit = mark?.server === program.server ? (mark.commit ?? undefined) : undefined;
  started = await start(config, logger, webFolder, commit);
} catch (error) {
  const sentence = startProblem(error, config);
  console.error(sentence ?? `COGN could not start, for a reason nobody foresaw: ${JSON.stringify(describeError(error))}`);
  process.exit(1);
}

console.log(`COGN is open at ${started.siteUrl}`);
if (started.metricsUrl !== undefined) console.log(`Its metrics are at ${started.metricsUrl}`);
if (started.mailCatcherUrl !== undefined) console.log(`Its mails stay on this machine: ${started.mailCatcherUrl}`);

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
      const sentence = error instanceof StopCut ? error.message : undefined;
      console.error(sentence ?? `COGN could not stop cleanly: ${JSON.stringify(describeError(error))}`);
      process.exit(1);
    },
  );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The start script keeps this channel open. When it closes, the start script has ended, and nothing else would stop
// this server.
process.on('disconnect', stop);
process.channel?.unref();
