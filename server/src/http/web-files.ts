import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from './accepted-encoding.ts';

/** One file of the built web app. Paths, so that large ones are read when asked for. */
export interface WebFile {
  type: string;
  etag: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  hashed: boolean;
  /** Where it lies on disk: plain, and packed where the build made that. */
  paths: { plain: string } & Partial<Record<Encoding, string>>;
}

const packings: [string, Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/**
 * Every file under a folder by its address, hidden ones left out. Requests are answered from this list and never from the disk's tree, so
 * no address can lead out of the folder.
 */
export async function listWebFiles(folder: string): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const addresses = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [`/${relative(folder, path).split(sep).join('/')}`, path])
      .filter(([address]) => !address.includes('/.')),
  );
  const files = new Map<string, WebFile>();
  for (const [address, path] of addresses) {
    if (packings.some(([ending]) => address.endsWith(ending) && addresses.has(address.slice(0, -ending.length)))) continue;
    const paths: WebFile['paths'] = { plain: path };
    for (const [ending, encoding] of packings) {
      const packed = addresses.get(address + ending);
      if (packed !== undefined) paths[encoding] = packed;
    }
    const type = getMimeType(address) ?? 'application/octet-stream';
    files.set(address, { type, etag: etagOf(await readFile(path)), hashed: address.startsWith('/assets/'), paths });
  }
  return files;
}

/** Names a content: equal for equal bytes. */
export function etagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
