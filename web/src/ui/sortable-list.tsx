import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { LinesProps, SortableItem, SortableMessages } from '#ui/sortable/lines-props.ts';
import { PlainLines } from '#ui/sortable/plain-lines.tsx';

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  /** What a line shows beside its buttons; by default the name. */
  children?: (item: Item) => ReactNode;
  /** The new place, counted from 0. */
  onMove: (id: string, place: number) => void;
  words: SortableMessages;
}

/**
 * A list that the person puts in order: two buttons a line, and a handle to drag it by once that code has come. Each move is spoken. The
 * focus stays with the line whose button was pressed: at an end, where that button has nothing to do any more, it goes to the other one.
 */
export function SortableList<Item extends SortableItem>({ items, children, onMove, words }: SortableListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState('');
  const [Lines, setLines] = useState<ComponentType<LinesProps>>(() => PlainLines);

  useEffect(() => {
    let mounted = true;
    import('./sortable/draggable-lines.tsx').then(
      ({ DraggableLines }) => {
        if (mounted) swapUnfocused(list.current, () => mounted && setLines(() => DraggableLines));
      },
      // Without a network the buttons put the list in order all the same.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);

  const step = (item: SortableItem, place: number, direction: 'up' | 'down') => {
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
      <Lines
        list={list}
        items={items}
        // The lines show what they were given, so each of them is an Item.
        show={(item) => (children ? children(item as Item) : item.name)}
        words={words}
        onStep={step}
        onDrop={(item, place) => {
          setSpoken(words.moved(item.name, place + 1, items.length));
          onMove(item.id, place);
        }}
        say={setSpoken}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/** Runs `swap`, which draws a place again, as soon as the focus is not inside it: whoever is there by keyboard is not thrown out. */
export function swapUnfocused(place: HTMLElement | null, swap: () => void): void {
  if (!place?.contains(document.activeElement)) {
    swap();
    return;
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
    place.removeEventListener('focusout', onLeave);
    swap();
  };
  place.addEventListener('focusout', onLeave);
}
