import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressAssets } from './compress-assets.mjs';

it('compresses files that become smaller, skips the others, and loses no bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cogn-pack-'));
  const script = 'console.log("água");\n'.repeat(200);
  writeFileSync(join(folder, 'main.js'), script);
  writeFileSync(join(folder, 'tiny.js'), 'a()');
  writeFileSync(join(folder, 'photo.png'), script);
  writeFileSync(join(folder, 'index.html'), script);

  expect(compressAssets(folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(script);
  for (const name of ['tiny.js.br', 'photo.png.br', 'index.html.br']) expect(existsSync(join(folder, name))).toBe(false);
  rmSync(folder, { recursive: true });
});
