import { fileOf, folder } from 'virtual:words';
import type { LoadMessages, Words } from './message-store.ts';

type File = Readonly<Record<string, Words>>;

const coming = new Map<string, Promise<File>>();

/**
 * Fetches the messages of a namespace in a language, each file once. Rejects without a network, and when the server has another version by now
 * and its files other names: a page is then said not to have come, rather than shown with keys for words.
 */
export const loadWords: LoadMessages = async (language, namespace) => {
  const address = `${folder}/${fileOf[namespace] ?? namespace}.${language}.json`;
  const file = coming.get(address) ?? fetchFile(address);
  coming.set(address, file);
  // A failed fetch is forgotten, so that the next ask tries again.
  file.catch(() => coming.delete(address));
  return (await file)[namespace];
};

async function fetchFile(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`words could not be fetched: ${response.status} for ${address}`);
  return (await response.json()) as File;
}
