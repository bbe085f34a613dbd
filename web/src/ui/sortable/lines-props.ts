import type { ReactNode, Ref } from 'react';

/** What the lines of a list in the person's order are drawn from, whether they can be dragged or not. */
export interface Lines {
  items: readonly SortableItem[];
  /** What a line shows beside its buttons. */
  show: (item: SortableItem) => ReactNode;
  words: SortableMessages;
  /** A button sent a line one step up or down, to this place, counted from 0. */
  onStep: (item: SortableItem, place: number, direction: 'up' | 'down') => void;
  /** A line was dropped at another place, counted from 0. */
  onDrop: (item: SortableItem, place: number) => void;
  /** Something to be spoken. */
  say: (words: string) => void;
}

export interface LinesProps extends Lines {
  /** The list element. */
  list: Ref<HTMLUListElement>;
}

/** The looks of the list element. */
export const listLook = 'flex flex-col divide-y divide-line';

/** What a list in the person's order says. */
export interface SortableMessages {
  up: string;
  down: string;
  /** Stands with the handle by which a line is dragged. */
  drag: string;
  /** Spoken while and after a line moves; `place` is counted from 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Spoken after a drag that changed nothing. */
  stayed: (name: string) => string;
}

export interface SortableItem {
  id: string;
  /** The name, as the buttons and the spoken position say it. */
  name: string;
}
