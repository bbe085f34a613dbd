import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareImports } from './build/bare-imports.ts';
import { bareNames } from './build/bare-names.ts';
import { chunks } from './build/chunks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { wordFiles } from './build/word-files.ts';

/**
 * The page runs under a content security policy without 'unsafe-inline': nothing is inlined into the HTML, no asset
 * becomes a data: address, and vite's preload helper is left out (chunks are few and flat). One stylesheet, so that the look is cached whole.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [bareImports(), bareNames(), wordFiles(), react(), tailwindcss(), serviceWorker()],
  build: {
    outDir: 'dist',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    manifest: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
