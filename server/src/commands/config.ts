// Explains every variable of the environment, and checks the present one: `npm run config`. It needs no database and starts no server.
import { explainVariables } from '#configuration/explain-variables.ts';
import { allVariables } from '#configuration/families.ts';
import { textOf } from '#configuration/read-variables.ts';
import { variablesTable } from '#configuration/variables-table.ts';
import { checkEnvironment } from './check-environment.ts';
import { readConfigArguments } from './read-config-arguments.ts';
import { UsageError } from './usage-error.ts';

try {
  const asked = readConfigArguments(process.argv.slice(2));
  if (asked === 'check') check();
  else if (asked === 'table') console.log(variablesTable());
  else explain(asked.explain);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function explain(wanted: ReadonlySet<string> | undefined): void {
  console.log(explainVariables(process.env, wanted));
  if (wanted === undefined) console.log(`\n${counted()} npm run config -- --check says whether they can be used.`);
}

function check(): void {
  const { faults, warnings } = checkEnvironment(process.env);
  for (const warning of warnings) console.error(`warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`A server would start with this environment. ${counted()}`);
}

function counted(): string {
  const names = Object.keys(allVariables);
  const set = names.filter((name) => textOf(process.env, name) !== undefined);
  return `${String(set.length)} of ${String(names.length)} variables are set here; an empty one counts as unset.`;
}
