import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './build/chunks.ts';
import { firstFiles } from './build/first-files.ts';
import { serviceWorker } from './build/service-worker.ts';
import { trimLibraries, trimStyles } from './build/trim-libraries.ts';
import { messageFiles } from './build/message-files.ts';

/**
 * Compresses the two chunks of the signed-in shell again with terser, which joins more code than the bundler does
 * (docs/decisions/0084). Terser is slow, so other chunks are left alone.
 */
const compressShell: Plugin = {
  name: 'cogn:compress-shell',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !['start', 'signed-in'].includes(chunk.name)) continue;
      const { code } = await minify(chunk.code, { module: true, compress: { passes: 4 } });
      if (code === undefined) throw new Error(`Terser returned no code for ${chunk.fileName}.`);
      chunk.code = code;
    }
  },
};

/**
 * The page runs under a content security policy without 'unsafe-inline': nothing is inlined into the HTML, no asset
 * becomes a data: URL. There is one stylesheet, so that all styles are cached at once.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [trimLibraries(), messageFiles(), tailwindcss(), trimStyles(), compressShell, firstFiles(), serviceWorker()],
  // Excludes Features.LightDark: styles/tokens.css sets light and dark itself, so lightningcss need not add two variables to each
  // `color-scheme`.
  css: { lightningcss: { exclude: 1_048_576 } },
  // The worker that makes reports is an ES module, like the page's own script.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // A lint rule checks that the code needs no newer features (`knownToBrowsers` in eslint.config.mjs); public/first-paint.js warns older browsers.
    target: ['chrome120', 'firefox125', 'safari17.4'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: false,
    manifest: true,
    modulePreload: false,
    reportCompressedSize: false,
    // No module reads a property only for the side effect of its getter, so the bundler may remove unused reads.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      checks: { bundlerTimings: false },
      // Libraries mark their files with "use client" for servers that render. This app has no such server.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
        codeSplitting: { groups: chunks },
        // The shortest hash that rolldown allows is enough. The service worker lists all file names, so short ones save bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
