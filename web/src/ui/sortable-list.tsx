import { useRef, useState, type ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

export interface SortableItem {
  id: string;
  /** The name, as the buttons and the spoken position say it. */
  name: string;
}

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  /** What a line shows beside its two buttons; by default the name. */
  children?: (item: Item) => ReactNode;
  /** The new place, counted from 0. */
  onMove: (id: string, place: number) => void;
  words: {
    up: string;
    down: string;
    /** Spoken after a move; `place` is counted from 1. */
    moved: (name: string, place: number, count: number) => string;
  };
}

/**
 * A list that the person puts in order with two buttons a line; each move is spoken. The focus stays with the line that moves: at an end,
 * where its button has nothing to do any more, it goes to the other one.
 */
export function SortableList<Item extends SortableItem>({ items, children, onMove, words }: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState('');

  const move = (item: Item, place: number, direction: 'up' | 'down') => {
    // The line is at its new place before the focus is looked for: moving an element in the page takes the focus away.
    flushSync(() => {
      onMove(item.id, place);
      setSpoken(words.moved(item.name, place + 1, items.length));
    });
    const line = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset['id'] === item.id);
    const buttons = line?.querySelectorAll<HTMLButtonElement>('button[data-move]');
    const wanted = [...(buttons ?? [])].find((button) => button.dataset['move'] === direction && !button.disabled);
    (wanted ?? [...(buttons ?? [])].find((button) => !button.disabled))?.focus();
  };

  return (
    <>
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {items.map((item, place) => (
          <li key={item.id} data-id={item.id} className="flex flex-wrap items-center justify-end gap-x-1 py-1">
            <div className="min-w-32 flex-1 basis-40 wrap-anywhere">{children ? children(item) : item.name}</div>
            <Button
              variant="quiet"
              icon={ArrowUp}
              data-move="up"
              disabled={place === 0}
              aria-label={`${words.up}: ${item.name}`}
              onClick={() => move(item, place - 1, 'up')}
            >
              {words.up}
            </Button>
            <Button
              variant="quiet"
              icon={ArrowDown}
              data-move="down"
              disabled={place === items.length - 1}
              aria-label={`${words.down}: ${item.name}`}
              onClick={() => move(item, place + 1, 'down')}
            >
              {words.down}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
