import config from '../../web/vite.config.ts';

const { rolldownOptions } = config.build;
const fileNames = 'assets/[name]-second-[hash].js';

/** Builds the web app as a newer deployment would: the same pages, with every script under another name. */
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
