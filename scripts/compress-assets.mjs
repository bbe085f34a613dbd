// Compresses each file of a built web app at the highest level into copies next to it (.br and .gz). So the server does not
// compress files for each request. Usage: node scripts/compress-assets.mjs web/dist
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const packable = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.map',
  '.ttf',
  '.wasm',
  '.ico',
  '.xml',
]);
/** Files below this size, in bytes, are not compressed: compressing them would not save a network packet. */
const smallest = 512;

/**
 * The server inserts settings into these files, as into index.html. A file that was compressed in advance would lack the
 * settings.
 */
const filledIn = new Set(['service-worker.js']);

/** Compresses every compressible file under a folder and returns how many. Writes a copy only if it is smaller than the file. */
export function compressAssets(folder) {
  let packed = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (!packable.has(extname(path)) || filledIn.has(String(name)) || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    if (content.length < smallest) continue;
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const brotli = brotliCompressSync(content, { params: parameters });
    const gzip = gzipSync(content, { level: 9 });
    if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli);
    if (gzip.length < content.length) writeFileSync(`${path}.gz`, gzip);
    packed += 1;
  }
  return packed;
}

if (process.argv[1] === new URL(import.meta.url).pathname) compressAssets(process.argv[2] ?? 'web/dist');
