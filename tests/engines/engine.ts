/** A point on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Keys that a story can press by name. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowUp' | 'Home' | 'End';

/** One browser window of 390 × 844 px with its own storage. It has only the operations that the stories need. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page. Only its source text reaches the page, so the function must not use names of its module. */
  run<Given extends unknown[], Result>(inPage: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>;
  /** Types like a keyboard, into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Moves the mouse along these points. A pressed mouse button stays pressed between calls. */
  move(...points: Point[]): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** The visible part of the page as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A started browser program. */
export interface Program {
  /** The folder into which the browser downloads files. */
  downloads: string;
  open(): Promise<Engine>;
  stop(): Promise<void>;
}

export const screen = { width: 390, height: 844 };
