/** What a list in the person's order says. */
export interface SortableWords {
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
