import { useMessages } from '#core/messages/use-messages.ts';
import type { SortableMessages } from '#ui/sortable/lines-props.ts';

/** Messages of a sortable list: its buttons, its handle, and the announced position. */
export function useSortableMessages(): SortableMessages {
  const t = useMessages('sorting');
  return {
    up: t('up'),
    down: t('down'),
    drag: t('drag'),
    moved: (name, place, count) => t('moved', { name, place: String(place), count: String(count) }),
    stayed: (name) => t('stayed', { name }),
  };
}
