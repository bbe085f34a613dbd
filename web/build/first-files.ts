import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { openPaths } from '../src/app/routing/next-path.ts';
import { usualPages } from '../src/overview/today/usual-pages.ts';

/**
 * The modules and messages that a first visit needs in addition to the entry chunk: on the sign-in page, in the signed-in
 * layout, and on Today.
 */
const visits = {
  auth: { modules: ['features/auth/page.tsx'], words: ['start', 'auth'] },
  signedIn: { modules: ['app/signed-in-layout/signed-in-layout.tsx'], words: ['start', 'signed-in'] },
  today: {
    modules: ['features/profile/page.tsx', 'overview/today/today.tsx', 'shared-features/verse/verse-card.tsx'],
    words: ['profile', 'today'],
  },
};

/**
 * Writes the names of a first visit's files into index.html, so that public/first-paint.js can request them with the entry chunk.
 * Otherwise a browser would discover them in successive round trips: when the entry chunk runs, and when each file imports
 * others.
 */
export function firstFiles(): Plugin {
  return {
    name: 'cogn:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, chunks)));
        const [folder] = files.flatMap(({ fileName }) => /^assets\/words-[^/]+(?=\/start\.pt\.json$)/.exec(fileName) ?? []);
        if (folder === undefined) throw new Error('The build has no messages.');
        const named = Object.entries(visits).map(([visit, { modules, words }]) => {
          const imported = modules.flatMap((module) => withImports(chunkOf(module, chunks), chunks));
          const scripts = [...new Set(imported)].filter((name) => !known.has(name)).map((name) => basename(name, '.js'));
          return [visit, { scripts, words }];
        });
        const content = JSON.stringify({ folder: basename(folder), usualPages, openPaths, ...Object.fromEntries(named) });
        return html.replace('%FIRST_FILES%', () => content.replaceAll('"', '&quot;'));
      },
    },
  };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!found) throw new Error(`The build has no chunk with ${module}.`);
  return found;
}

/** The file names of a chunk and of all chunks that it imports statically. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk.fileName, ...imported.flatMap((each) => withImports(each, chunks, seen))];
}
