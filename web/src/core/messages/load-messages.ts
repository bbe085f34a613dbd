import { fileOf, folder } from 'virtual:messages';
import type { LoadMessages, Messages } from './message-store.ts';

type File = Readonly<Record<string, Messages>>;

const coming = new Map<string, Promise<File>>();

/**
 * Fetches the messages of a namespace in a language, each file once. Rejects offline, and if the server has a newer version of
 * the app, whose message files have other names. The page then reports a loading error instead of showing message keys.
 */
export const loadMessages: LoadMessages = async (language, namespace) => {
  const address = `${folder}/${fileOf[namespace] ?? namespace}.${language}.json`;
  const file = coming.get(address) ?? fetchFile(address);
  coming.set(address, file);
  // Forget a failed fetch, so that the next call retries.
  file.catch(() => coming.delete(address));
  return (await file)[namespace];
};

async function fetchFile(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status} for ${address}`);
  return (await response.json()) as File;
}
