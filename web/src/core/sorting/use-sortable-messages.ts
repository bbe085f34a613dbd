import { useMessages } from '#core/messages/use-messages.ts';
import type { SortableMessages } from '#ui/sortable/lines-props.ts';

/** What a list in the person's order says: its buttons, its handle, and the new place aloud. */
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
