import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords } from './build/compiled-words.ts';
import { pageTitles } from './build/page-titles.ts';

/**
 * The page runs under a content security policy without 'unsafe-inline': nothing is inlined into the HTML, no asset
 * becomes a data: address, and the module preload shim is left out. One stylesheet, so that the look is cached whole.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compiledWords(), pageTitles(), react(), tailwindcss()],
  build: {
    outDir: 'dist',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
