/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Keys that the journey presses by name. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowUp' | 'Home' | 'End';

/** One browser window of 390 × 844 px with its own storage, reduced to what the journey needs. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page. Only its source text reaches the page, so it must not use names of its module. */
  run<Given extends unknown[], Result>(inPage: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>;
  /** Types like a keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Moves the mouse through points. A pressed button stays pressed between calls. */
  move(...points: Point[]): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** The visible part of the page as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A started browser program. */
export interface Program {
  /** Folder of the files that the browser downloads. */
  downloads: string;
  open(): Promise<Engine>;
  stop(): Promise<void>;
}

export const screen = { width: 390, height: 844 };
