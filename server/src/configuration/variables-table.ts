import { families } from './families.ts';
import { defaultOf } from './explain-variables.ts';

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
