// `npm run check`: runs every gate even if one fails, so that one run shows every problem.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { gates } from './gates.mjs';

/** Puts the project's programs first in PATH, as npm does, so that `node scripts/check.mjs` finds the same programs. */
const programs = join(import.meta.dirname, '../node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
  // The time in milliseconds that ESLint's plugin for Tailwind waits for its own thread. At a low priority that thread
  // starts late.
  SYNCKIT_TIMEOUT: '600000',
};

/** Runs one gate and prints its output when the gate ends, so that the outputs of two gates never mix. */
function runGate(gate) {
  const started = Date.now();
  const [program, ...parameters] = gate.command;
  const printed = [];
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], shell: false, env });
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  return new Promise((ended) => {
    const end = (passed) => {
      process.stdout.write(Buffer.concat(printed));
      const how = !passed && gate.mend ? `: ${gate.mend}` : '';
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${gate.name} (${((Date.now() - started) / 1000).toFixed(1)} s)${how}`);
      ended({ name: gate.name, passed });
    };
    // A program that could not be started also emits `close`, without a status.
    child.once('error', (problem) => printed.push(Buffer.from(`${problem.message}\n`)));
    child.once('close', (status) => end(status === 0));
  });
}

/** Runs as many gates at a time as there are cores, but at most two, because each loads the whole tree into memory. */
async function runGates() {
  const waiting = [...gates];
  const results = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) results.push(await runGate(gate));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return results;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  // scripts/test.mjs runs the gates during the tests. A low priority, which every gate inherits, lets the tests go first.
  if (process.argv.includes('--low-priority')) setPriority(19);
  const results = await runGates();
  const failed = results.filter((result) => !result.passed);
  const reportAt = process.argv.indexOf('--report');
  if (reportAt > 0) {
    const report = {
      passed: results.length - failed.length,
      failed: failed.length,
      skipped: 0,
      names: failed.map((gate) => `gate: ${gate.name}`),
    };
    writeFileSync(process.argv[reportAt + 1], JSON.stringify(report));
  }
  if (failed.length > 0) {
    console.log(`\n${failed.length} gate(s) failed: ${failed.map((result) => result.name).join(', ')}`);
    process.exit(1);
  }
}
