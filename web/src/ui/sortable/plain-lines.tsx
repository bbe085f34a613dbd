import { listLook, type LinesProps } from './lines-props.ts';
import { SortableLine } from './sortable-line.tsx';

/** The lines with their buttons alone: until dragging is there, and where it could not be fetched. */
export function PlainLines({ list, ...lines }: LinesProps) {
  return (
    <ul ref={list} className={listLook}>
      {lines.items.map((item, place) => (
        <SortableLine key={item.id} lines={lines} item={item} place={place} />
      ))}
    </ul>
  );
}
