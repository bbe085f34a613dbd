import { parseArgs } from 'node:util';
import { allVariables } from '#config/families.ts';
import { UsageError } from './command-environment.ts';

const usage = `npm run config                explains every variable
npm run config -- NAME…       explains these alone
npm run config -- --check     says what the start would refuse in this environment
npm run config -- --table     prints the table of docs/operations.md
Add --env FILE to look at the settings of a file such as /etc/cogn.env.`;

/** The parsed arguments. If `explain` is undefined, all variables are explained. */
export type ConfigArguments = 'check' | 'table' | { explain: ReadonlySet<string> | undefined };

/** Parses the arguments after `npm run config --`. Throws `UsageError`. */
export function readConfigArguments(args: readonly string[]): ConfigArguments {
  const { values, positionals } = parse(args);
  const asked = [values.check, values.table, positionals.length > 0].filter(Boolean).length;
  if (asked > 1) throw new UsageError(`Ask for one thing at a time.\n${usage}`);
  if (values.check) return 'check';
  if (values.table) return 'table';
  const names = positionals.map((word) => word.toUpperCase());
  const unknown = names.find((name) => !(name in allVariables));
  if (unknown !== undefined) throw new UsageError(`COGN reads no variable ${unknown}.\n${usage}`);
  return { explain: names.length > 0 ? new Set(names) : undefined };
}

function parse(args: readonly string[]) {
  try {
    const options = { check: { type: 'boolean' }, table: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
