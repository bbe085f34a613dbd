import type { ReactNode, Ref } from 'react';

/** Props that both kinds of lines share, draggable or not. */
export interface Lines {
  items: readonly SortableItem[];
  /** A line's content beside its buttons. */
  show: (item: SortableItem) => ReactNode;
  words: SortableMessages;
  /** Called when a button moves a line one step; `place` is the new index, from 0. */
  onStep: (item: SortableItem, place: number, direction: 'up' | 'down') => void;
  /** Called when the person drops a line at another position; `place` is the new index, from 0. */
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
