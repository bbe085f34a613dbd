import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { serviceWorker } from './build/service-worker.ts';
import { trimLibraries } from './build/trim-libraries.ts';
import { wordFiles } from './build/word-files.ts';

/**
 * The page runs under a content security policy without 'unsafe-inline': nothing is inlined into the HTML, no asset
 * becomes a data: address, and vite's preload helper is left out (chunks are few and flat). One stylesheet, so that the look is cached whole.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [trimLibraries(), wordFiles(), react(), tailwindcss(), serviceWorker()],
  // The looks say light or dark by themselves (styles/tokens.css): lightningcss need not keep two marks for each (Features.LightDark).
  css: { lightningcss: { exclude: 1_048_576 } },
  // The worker that sets reports is a module, as the page is.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // What is used in fact, held by a lint (`knownToBrowsers` in eslint.config.mjs); public/first-paint.js says so to older ones.
    target: ['chrome120', 'firefox125', 'safari17.4'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    manifest: true,
    modulePreload: false,
    reportCompressedSize: false,
    // No module here reads a property for the sake of a getter's effect: what is read and not used may go.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunks },
        // Seven letters, the fewest that rolldown takes, are plenty for one name; the service worker carries the names of all files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
