/** The build's file list for its service worker; build/service-worker.ts creates it. Addresses begin with a slash. */
export interface BuildList {
  /** Hash of all listed content. */
  readonly version: string;
  /** The entry module: the last one that index.html names. */
  readonly entry: string;
  /**
   * The archive of the essential files: the styles, and the chunks outside the features' pages, such as the start chunk, the
   * signed-in chunk, the dialogs and Help now.
   */
  readonly first: string;
  /**
   * The archive of the small chunks that `first` lacks. If the browser's data saver is on, the worker does not load this
   * archive: each chunk loads when a page opens it.
   */
  readonly soon: string;
  /**
   * Fonts and large files. The worker caches each of them once a page has loaded it. A newer build copies them from the
   * older build's cache.
   */
  readonly onceOpened: readonly string[];
  /** By language: the archive of its messages and of the chunks with texts in that language. */
  readonly words: Readonly<Record<string, string>>;
}

/** The content of an archive: the text of each file by its address. One request loads all of them. */
export type Archive = Readonly<Record<string, string>>;

/** Defined by the build. */
declare const cognBuild: BuildList;

export const buildList: BuildList = cognBuild;
