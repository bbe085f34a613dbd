import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8'));

/** Formats the text of a file as `npm run format` does. The file's name selects the language. Leaves SQL unchanged. */
export async function formatText(fileName, text) {
  if (fileName.endsWith('.sql')) return text;
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join('\n')}`);
  return code;
}
