// `node scripts/licences.mjs`: rewrites docs/licences.md from the lockfile. Run it after you add, change or remove a package.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderPage } from './licences/render-page.mjs';

const root = resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
writeFileSync(resolve(root, 'docs/licences.md'), renderPage(lock));
