import config from '../../web/vite.config.ts';

const { rolldownOptions } = config.build;
const fileNames = 'assets/[name]-second-[hash].js';

/** Builds the web app like a newer version: the same pages, but every script has another name. */
export default {
  ...config,
  build: {
    ...config.build,
    rolldownOptions: {
      ...rolldownOptions,
      output: { ...rolldownOptions.output, chunkFileNames: fileNames, entryFileNames: fileNames },
    },
  },
  plugins: [
    ...config.plugins,
    { name: 'second-build', transformIndexHtml: (html) => html.replace('<html ', '<html data-build="second" ') },
  ],
};
