import type { ReactNode, Ref } from 'react';

/** Props that both kinds of lines share, draggable or not. */
export interface Lines {
  items: readonly SortableItem[];
  /** A line's content beside its buttons. */
  show: (item: SortableItem) => ReactNode;
  words: SortableMessages;
  /** A button moved a line one step, to this index from 0. */
  onStep: (item: SortableItem, place: number, direction: 'up' | 'down') => void;
  /** A line was dropped at another index, from 0. */
  onDrop: (item: SortableItem, place: number) => void;
  /** Announces a text. */
  say: (words: string) => void;
}

export interface LinesProps extends Lines {
  list: Ref<HTMLUListElement>;
}

export const listClasses = 'flex flex-col divide-y divide-line';

export interface SortableMessages {
  up: string;
  down: string;
  /** Label of the drag handle. */
  drag: string;
  /** Announced during and after a move; `place` counts from 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Announced after a drag that changed nothing. */
  stayed: (name: string) => string;
}

export interface SortableItem {
  id: string;
  /** The name in buttons and announcements. */
  name: string;
}
