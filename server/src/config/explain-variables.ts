import { families } from './families.ts';
import { textOf, type Environment } from './read-variables.ts';
import type { Variable } from './variable.ts';

/**
 * Every variable in words, or those named: what it means, what it takes, what holds without it, an example, and whether it is set in this environment.
 * No value of the environment is shown, secret or not: an address can hold a password too.
 */
export function explainVariables(environment: Environment, wanted?: ReadonlySet<string>): string {
  const parts = families.flatMap(({ title, variables }) => {
    const explained = Object.entries(variables).filter(([name]) => wanted?.has(name) ?? true);
    if (explained.length === 0) return [];
    return [[title, ...explained.map(([name, variable]) => explain(name, variable, environment))].join('\n\n')];
  });
  return parts.join('\n\n');
}

function explain(name: string, variable: Variable, environment: Environment): string {
  const { kind, meaning, example, secret } = variable;
  const isSet = textOf(environment, name) !== undefined;
  return [
    `  ${name}${secret ? '  (secret)' : ''}`,
    `    ${plain(meaning)}.`,
    `    takes:    ${plain(kind.takes)}`,
    `    default:  ${plain(defaultOf(variable))}`,
    `    example:  ${envLine(name, example)}`,
    `    here:     ${isSet ? 'set' : 'not set'}`,
  ].join('\n');
}

/** A line that systemd and a shell read alike from a file. */
function envLine(name: string, value: string): string {
  return `${name}=${/^[\w.,:/@*+-]+$/.test(value) ? value : `"${value}"`}`;
}

/** What holds while it is unset: Markdown, as its meaning is. */
function defaultOf({ default: standard, unset }: Variable): string {
  return unset ?? `\`${standard ?? ''}\``;
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The rows of the table in docs/operations.md: name, default and meaning of every variable, in Markdown. */
export function variableRows(): string[][] {
  return families.flatMap(({ variables }) =>
    Object.entries(variables).map(([name, variable]) => [
      `\`${name}\``,
      defaultOf(variable),
      `${variable.meaning}${variable.secret ? '. **Secret**' : ''}`,
    ]),
  );
}

/** That table, to be set by `npm run format`. */
export function variablesTable(): string {
  const rows = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...variableRows()];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
