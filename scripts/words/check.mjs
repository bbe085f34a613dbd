// The gate `words` of `npm run check`: checks every text that a user reads. docs/writing-messages.md lists its rules.
import { resolve } from 'node:path';
import { judgeCatalogue } from './judge-catalogue.mjs';
import { judgeSpecified } from './judge-specified.mjs';
import { judgeText } from './judge-text.mjs';
import { readCatalogues } from './read-catalogues.mjs';
import { readOtherTexts } from './read-other-texts.mjs';
import { usedKeys } from './used-keys.mjs';

const root = resolve(import.meta.dirname, '../..');
const catalogues = await readCatalogues(root);
const used = usedKeys(root, catalogues);
const others = readOtherTexts(root);
const problems = [
  ...catalogues.flatMap((catalogue) => judgeCatalogue(catalogue, used.get(catalogue.namespace))),
  ...others.flatMap(({ file, key, language, text }) =>
    judgeText(text, language, `${file}:${key}`).map((problem) => `${file} ${language} ${key}: ${problem}`),
  ),
  ...judgeSpecified(root, catalogues),
];

for (const problem of problems) console.log(problem);
const texts = catalogues.reduce(
  (count, { texts: byLanguage }) => count + [...byLanguage.values()].reduce((sum, { size }) => sum + size, 0),
  others.length,
);
console.log(`${texts} texts in ${catalogues.length} namespaces and beside them: ${problems.length} problem(s)`);
process.exit(problems.length === 0 ? 0 : 1);
