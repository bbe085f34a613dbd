/**
 * Regenerates ../common-passwords.txt from the dictionary of @zxcvbn-ts/language-common. The file contains only passwords of at
 * least `shortestPassword` characters, because shorter ones are refused anyway. Run it with:
 *
 * `node server/src/auth/passwords/make-common-passwords.ts`
 */
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { shortestPassword } from '@cogn/shared/input-limits.ts';

const words = dictionary['passwords-common'].filter((word): word is string => typeof word === 'string');
const kept = [...new Set(words.map((word) => word.normalize('NFKC').toLowerCase()))].filter(
  (word) => [...word].length >= shortestPassword,
);
await writeFile(new URL('../common-passwords.txt', import.meta.url), kept.join('\n') + '\n');
process.stdout.write(`${kept.length} of ${words.length} words kept\n`);
