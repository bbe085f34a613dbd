/** What the build says about itself to its service worker; made by build/service-worker.ts. Addresses begin with a slash. */
export interface BuildList {
  /** Names the content of all that is listed here. */
  readonly version: string;
  /** The program's start: the last module that index.html names. */
  readonly entry: string;
  /** Without these nothing opens: the start chunk, the signed-in chunk, the dialogs, Help now, the look. */
  readonly first: readonly string[];
  /** The other pages' code, small each. Left to be fetched when opened where the person asked to save data. */
  readonly soon: readonly string[];
  /** Fonts and whatever is large: kept once it was opened, and taken over from an older build that kept it. */
  readonly onceOpened: readonly string[];
  readonly words: {
    /** The folder of this build's words. */
    readonly folder: string;
    /** The names of its files without the language: 'start', 'water'. */
    readonly names: readonly string[];
  };
  /** Code that holds one language's text, by language. */
  readonly textsOf: Readonly<Record<string, readonly string[]>>;
}

/** Put in by the build. */
declare const cognBuild: BuildList;

export const buildList: BuildList = cognBuild;
