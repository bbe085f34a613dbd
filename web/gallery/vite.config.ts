import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Serves the gallery. The product's build does not include this folder, so the gallery adds nothing to the bundle. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [tailwindcss()],
  server: { port: 5180, open: false },
});
