import config from '../../web/vite.config.ts';

const { rolldownOptions } = config.build;
const fileNames = 'assets/[name]-second-[hash].js';

/** The web app as a newer deployment would build it: the same pages, with every script under another name. */
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
