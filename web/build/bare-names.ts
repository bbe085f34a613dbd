import type { Plugin } from 'vite';

/**
 * The router names its components for developer tools by writing `Link.displayName = ...`, and makes them by calls that a bundler can't know to
 * be harmless: each stays in the program, used or not, with all that it brings along for rendering on a server (4 kB on
 * every page). Without the names, and with the calls marked, the bundler leaves out what nobody imports.
 */
export function bareNames(): Plugin {
  return {
    name: 'cogn:bare-names',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(?:const|let|var) \w+ = (?=React\$\d\.(?:forwardRef|createContext)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
