import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const drawIcon = fileURLToPath(new URL('../src/ui/lib/draw-icon.ts', import.meta.url));

/**
 * Lucide gives each line of an icon a random key, each icon its size, and a component that knows eight ways to be drawn: random letters don't
 * compress, and the start has some fifty icons. The build leaves keys and sizes out and draws with a few lines of our own (ui/lib/draw-icon.ts),
 * which spares every page's start some 2 kB. Development keeps lucide's own.
 */
export function bareIcons(): Plugin {
  return {
    name: 'cogn:bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: bareIcon(code), map: null }),
    },
  };
}

/** The module of an icon, drawn by our own hand. An icon of another shape stays as it is. */
export function bareIcon(code: string): string {
  if (!code.includes("'../createLucideIcon.mjs'") || !code.includes('size: 24,')) return code;
  return code
    .replace("'../createLucideIcon.mjs'", JSON.stringify(drawIcon))
    .replace('import createLucideIcon from', 'import { drawIcon as createLucideIcon } from')
    .replace('size: 24,', '')
    .replaceAll(/,\s+key: "\w+"/g, '')
    .replaceAll(/\[\s*"path",\s*\{\s*d: ("[^"]+")\s*\}\s*\]/g, '$1')
    .replace(/,\s+aliases: \[[^\]]*\]/, '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');
}
