import { listClasses, type LinesProps } from './lines-props.ts';
import { SortableLine } from './sortable-line.tsx';

/** Lines with buttons only: shown until the code for dragging has loaded, or if it could not load. */
export function PlainLines({ list, ...lines }: LinesProps) {
  return (
    <ul ref={list} className={listClasses}>
      {lines.items.map((item, place) => (
        <SortableLine key={item.id} lines={lines} item={item} place={place} />
      ))}
    </ul>
  );
}
