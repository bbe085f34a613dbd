import type { CSSProperties, ReactNode, Ref } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../button.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';
import type { Lines, SortableItem } from './lines-props.ts';

interface SortableLineProps {
  lines: Lines;
  item: SortableItem;
  /** The index of the line, from 0. */
  place: number;
  /** Attributes of a line that can be dragged. */
  drag?: {
    ref: Ref<HTMLLIElement>;
    /** The current position of a dragged line. */
    style: CSSProperties;
    underWay: boolean;
    handle: ReactNode;
  };
}

/** One line of a sortable list, with its two buttons. */
export function SortableLine({ lines: { items, show, words, onStep }, item, place, drag }: SortableLineProps) {
  return (
    <li
      ref={drag?.ref}
      style={drag?.style}
      data-id={item.id}
      {...(drag?.underWay && { 'data-dragging': '' })}
      className={joinClasses(
        'flex flex-wrap items-center justify-end gap-x-1 bg-surface-raised py-1',
        drag?.underWay && 'relative z-10 rounded-md shadow-lg outline-2 outline-focus',
      )}
    >
      {drag?.handle}
      <div className="min-w-32 flex-1 basis-40 wrap-anywhere">{show(item)}</div>
      <div className="flex flex-wrap justify-end gap-x-1">
        <Button
          variant="quiet"
          icon={ArrowUp}
          data-move="up"
          disabled={place === 0}
          aria-label={`${words.up}: ${item.name}`}
          onClick={() => onStep(item, place - 1, 'up')}
        >
          {words.up}
        </Button>
        <Button
          variant="quiet"
          icon={ArrowDown}
          data-move="down"
          disabled={place === items.length - 1}
          aria-label={`${words.down}: ${item.name}`}
          onClick={() => onStep(item, place + 1, 'down')}
        >
          {words.down}
        </Button>
      </div>
    </li>
  );
}
