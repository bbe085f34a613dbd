// `npm run check`: every gate, all of them even when one fails, so that one run shows everything that is to be mended.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gates } from './gates.mjs';

/** Runs the gates; each result is a name and whether it passed. */
function runGates() {
  return gates.map((gate) => {
    const started = Date.now();
    const [program, ...parameters] = gate.command;
    const result = spawnSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'], shell: false });
    const passed = result.status === 0;
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${gate.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return { name: gate.name, passed };
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const results = runGates();
  const failed = results.filter((result) => !result.passed);
  const reportAt = process.argv.indexOf('--report');
  if (reportAt > 0) {
    const report = { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
    writeFileSync(process.argv[reportAt + 1], JSON.stringify(report));
  }
  if (failed.length > 0) {
    console.log(`\n${failed.length} gate(s) failed: ${failed.map((result) => result.name).join(', ')}`);
    process.exit(1);
  }
}
