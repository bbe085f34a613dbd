// Explains each environment variable, and checks the current ones: `npm run config`. It needs no database and starts no
// server.
import { explainVariables, variablesTable } from '#config/explain-variables.ts';
import { allVariables } from '#config/families.ts';
import { textOf, type Environment } from '#config/read-variables.ts';
import { checkEnvironment } from './check-environment.ts';
import { readCommandEnvironment, UsageError } from './command-environment.ts';
import { readConfigArguments } from './read-config-arguments.ts';

try {
  const { args, environment } = readCommandEnvironment(process.argv.slice(2), process.env);
  const asked = readConfigArguments(args);
  if (asked === 'check') check(environment);
  else if (asked === 'table') console.log(variablesTable());
  else explain(asked.explain, environment);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function explain(wanted: ReadonlySet<string> | undefined, environment: Environment): void {
  console.log(explainVariables(environment, wanted));
  if (wanted === undefined)
    console.log(`\n${counted(environment)} npm run config -- --check says whether they can be used.`);
}

function check(environment: Environment): void {
  const { faults, warnings } = checkEnvironment(environment);
  for (const warning of warnings) console.error(`warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`A server would start with this environment. ${counted(environment)}`);
}

function counted(environment: Environment): string {
  const names = Object.keys(allVariables);
  const set = names.filter((name) => textOf(environment, name) !== undefined);
  return `${String(set.length)} of ${String(names.length)} variables are set here; an empty one counts as unset.`;
}
