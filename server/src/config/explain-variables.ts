import { families } from './families.ts';
import { textOf, type Environment } from './read-variables.ts';
import type { Variable } from './variable.ts';

/**
 * Explains all variables, or only the wanted ones: meaning, accepted values, default, example, and whether the
 * environment sets them. Never shows a value, because even an address may contain a password.
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

/** A line for a settings file, in a form that both systemd and a shell can read. */
function envLine(name: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  return `${name}=${/^[\w.,:/@*+-]+$/.test(value) ? value : quote + value + quote}`;
}

/** What happens if the variable is unset, as Markdown. */
function defaultOf({ default: standard, unset }: Variable): string {
  return unset ?? `\`${standard ?? ''}\``;
}

/** Removes Markdown's backticks. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The rows of the table in docs/operations.md, as Markdown: name, default and meaning of each variable. */
export function variableRows(): string[][] {
  return families.flatMap(({ variables }) =>
    Object.entries(variables).map(([name, variable]) => [
      `\`${name}\``,
      defaultOf(variable),
      `${variable.meaning}${variable.secret ? '. **Secret**' : ''}`,
    ]),
  );
}

/** The table in docs/operations.md. `npm run format` aligns its columns. */
export function variablesTable(): string {
  const rows = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...variableRows()];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
