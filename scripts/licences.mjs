// `node scripts/licences.mjs`: writes docs/licences.md anew from the lockfile. To be run after a package was added, changed or removed.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderPage } from './licences/render-page.mjs';

const root = resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'));
writeFileSync(resolve(root, 'docs/licences.md'), renderPage(lock));
