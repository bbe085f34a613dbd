import { useState } from 'react';
import { SortableList } from '#ui/sortable-list.tsx';
import type { Specimens } from '../specimen.ts';

const names = ['Profile', 'Water', 'A page with a name that needs more room than the others', 'Mood'];

function Sorts() {
  const [items, setItems] = useState(names.map((name) => ({ id: name, name })));
  return (
    <SortableList
      items={items}
      onMove={(id, place) =>
        setItems((before) => before.filter((item) => item.id !== id).toSpliced(place, 0, { id, name: id }))
      }
      words={{
        up: 'Up',
        down: 'Down',
        drag: 'Drag',
        moved: (name, place, count) => `${name}: ${String(place)} of ${String(count)}`,
        stayed: (name) => `${name} stays`,
      }}
    />
  );
}

export default { 'in the person’s own order': Sorts } satisfies Specimens;
