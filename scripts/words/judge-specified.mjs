import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { says, specifiedTexts } from './specified-texts.mjs';

/**
 * Returns the specified texts that are missing from their place in the app, one line each.
 * @param {string} root
 * @param {import('./read-catalogues.mjs').Catalogue[]} catalogues
 */
export function judgeSpecified(root, catalogues) {
  const english = (namespace, key) =>
    catalogues
      .find((each) => each.namespace === namespace)
      ?.texts.get('en')
      ?.get(key);
  return specifiedTexts.flatMap(({ section, text, in: place, waits }) => {
    const line = (problem) => [`specified text “${text}” (section ${section}): ${problem}`];
    if (waits) {
      if (!existsSync(join(root, 'web/src/features', waits))) return [];
      const said = catalogues.some(
        ({ folder, texts }) =>
          folder.startsWith(`web/src/features/${waits}/`) &&
          [...(texts.get('en')?.values() ?? [])].some((word) => says(word, text)),
      );
      return said ? [] : line(`the page ${waits} is there and does not say it`);
    }
    if (place.includes('/')) {
      const file = join(root, place);
      return existsSync(file) && readFileSync(file, 'utf8').includes(text) ? [] : line(`${place} does not hold it`);
    }
    const [namespace, key] = place.split(':');
    return says(english(namespace, key), text) ? [] : line(`${place} says “${english(namespace, key)}” in English`);
  });
}
