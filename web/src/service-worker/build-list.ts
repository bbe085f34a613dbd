/** The build's file list for its service worker; build/service-worker.ts creates it. Addresses begin with a slash. */
export interface BuildList {
  /** Hash of all listed content. */
  readonly version: string;
  /** The entry module: the last one that index.html names. */
  readonly entry: string;
  /** Essential files: the start chunk, the signed-in chunk, the dialogs, Help now, the styles. */
  readonly first: readonly string[];
  /** Small chunks of the other pages. If the person asked to save data, they load when opened. */
  readonly soon: readonly string[];
  /** Fonts and large files: cached once opened, and copied from an older build's cache. */
  readonly onceOpened: readonly string[];
  readonly words: {
    /** The folder of this build's messages. */
    readonly folder: string;
    /** File names without the language: 'start', 'water'. */
    readonly names: readonly string[];
  };
  /** Chunks with texts in one language, by language. */
  readonly textsOf: Readonly<Record<string, readonly string[]>>;
}

/** Defined by the build. */
declare const cognBuild: BuildList;

export const buildList: BuildList = cognBuild;
