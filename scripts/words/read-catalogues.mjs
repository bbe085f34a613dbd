import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The seven languages. Portuguese is first and defines the keys. */
export const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'];

/** The languages' codes for `Intl`. */
export const localeOf = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh-Hans' };

/**
 * The messages of one namespace: language → key path ('saving.reason') → text. If a language's file is missing, so is its entry.
 * @typedef {{ namespace: string, folder: string, texts: Map<string, Map<string, string>> }} Catalogue
 */

/**
 * Reads every namespace of the web app, from the same files as the build: `<namespace>/messages/<language>.ts`.
 * @param {string} root the folder of the repository
 * @returns {Promise<Catalogue[]>}
 */
export async function readCatalogues(root) {
  const files = globSync('web/src/**/messages/{pt,en,es,fr,it,ja,zh}.ts', { cwd: root });
  const folders = [...new Set(files.map((file) => dirname(file)))].sort();
  return Promise.all(folders.map((folder) => readCatalogue(root, folder)));
}

/** @returns {Promise<Catalogue>} */
async function readCatalogue(root, folder) {
  const texts = new Map();
  for (const language of languages) {
    const file = join(root, folder, `${language}.ts`);
    if (!existsSync(file)) continue;
    const { default: words } = await import(pathToFileURL(file).href);
    texts.set(language, new Map(textsIn(words)));
  }
  return { namespace: basename(dirname(folder)), folder, texts };
}

/** The key path and text of each message in a file of messages. */
function textsIn(words, path = '') {
  return Object.entries(words ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsIn(value, `${path}${key}.`),
  );
}
