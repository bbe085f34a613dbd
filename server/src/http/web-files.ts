import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** A file of the built web app. It has paths instead of the content, because large files are read only on request. */
export interface WebFile {
  type: string;
  etag: string;
  /** Whether the file's name changes with its content, so that browsers may cache it forever. */
  hashed: boolean;
  /** The paths on the disk: of the uncompressed file, and of each compressed variant that the build made. */
  paths: { plain: string } & Partial<Record<Encoding, string>>;
}

const packings: [string, Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/**
 * Lists all files in a folder by their address, without hidden ones. A compressed variant belongs to the entry of its file. The
 * server serves only listed files, so no request can reach a file outside the folder.
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

/** The entity tag of a content. Equal bytes have equal tags. */
export function etagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** The compressed variants of a file, best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an `accept-encoding` header allows, if any. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    if (name !== '') weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

/**
 * Whether the client already has this content. Also accepts weak ETags, because proxies that recompress a response
 * weaken its ETag.
 */
export function isKnown(request: Request, etag: string): boolean {
  const etags = request.headers.get('if-none-match');
  if (etags === null) return false;
  return etags.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);
}
