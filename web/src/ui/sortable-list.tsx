import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { LinesProps, SortableItem, SortableMessages } from '#ui/sortable/lines-props.ts';
import { PlainLines } from '#ui/sortable/lines-without-dragging.tsx';

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  /** The line's content beside its buttons; by default the name. */
  children?: (item: Item) => ReactNode;
  /** Called when a line moved; `place` is its new index, from 0. */
  onMove: (id: string, place: number) => void;
  words: SortableMessages;
}

/**
 * A sortable list: each line has two buttons, and a drag handle once its code has loaded. Screen readers announce moves.
 * Focus stays on the button that moved the line; at either end of the list, focus moves to the line's other button.
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
      // Offline, the buttons still sort the list.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);

  const step = (item: SortableItem, place: number, direction: 'up' | 'down') => {
    // Render before focusing: moving an element in the document drops its focus.
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
        // `Lines` passes back only items from `items`, so each is an Item.
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

/** Runs `swap`, which re-renders an element, once focus is outside it, so that a keyboard user does not lose focus. */
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
