import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type Modifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { listClasses, type Lines, type LinesProps, type SortableItem } from './lines-props.ts';
import { SortableLine } from './sortable-line.tsx';

/** A press on the handle becomes a drag after this many pixels. */
const slack = 4;

/** A line moves only vertically. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Silences the library's announcements, which are English and would repeat ours. */
const unspoken = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Lines with drag handles for mouse, pen or touch; Esc cancels a drag. The handle is not a tab stop, because keyboard users
 * have the buttons. This code loads after a sortable list appears.
 */
export function DraggableLines({ list, ...lines }: LinesProps) {
  const { items, words, onDrop, say } = lines;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: slack } }));
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const notify = (item: SortableItem, place: number) => say(words.moved(item.name, place + 1, items.length));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={unspoken}
      onDragOver={({ active, over }) => {
        const item = items[placeOf(active.id)];
        if (item && over) notify(item, placeOf(over.id));
      }}
      onDragEnd={({ active, over }) => {
        const item = items[placeOf(active.id)];
        const place = placeOf(over?.id);
        if (!item) return;
        if (place < 0 || items[place] === item) say(words.stayed(item.name));
        else onDrop(item, place);
      }}
      onDragCancel={({ active }) => {
        const item = items[placeOf(active.id)];
        if (item) say(words.stayed(item.name));
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={listClasses}>
          {items.map((item, place) => (
            <DraggableLine key={item.id} lines={lines} item={item} place={place} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function DraggableLine(props: { lines: Lines; item: SortableItem; place: number }) {
  const { id, name } = props.item;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <SortableLine
      {...props}
      drag={{
        ref: setNodeRef,
        style: { transform: transform ? `translateY(${transform.y}px)` : undefined, transition },
        underWay: isDragging,
        handle: (
          <span
            {...listeners}
            ref={setActivatorNodeRef}
            data-handle={id}
            title={`${props.lines.words.drag}: ${name}`}
            aria-hidden
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted select-none hover:bg-primary-soft active:cursor-grabbing"
          >
            <GripVertical className="size-5" />
          </span>
        ),
      }}
    />
  );
}
