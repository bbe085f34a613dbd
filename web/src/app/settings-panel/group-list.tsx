import type { Ref } from 'react';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { groups, type GroupId } from './groups.ts';

/** The groups of the settings, each with a line about its content. */
export function GroupList({ ref, onOpen }: { ref: Ref<HTMLUListElement>; onOpen: (id: GroupId) => void }) {
  const t = useMessages('settings-panel');
  return (
    <ul ref={ref} className="-mx-3 flex flex-col gap-1">
      {groups.map(({ id, Picture }) => (
        <li key={id}>
          <button
            type="button"
            data-group={id}
            onClick={() => onOpen(id)}
            className="flex min-h-16 w-full items-center gap-4 rounded-lg px-3 py-2.5 text-start transition-colors hover:bg-primary-soft"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary">
              <Picture aria-hidden className="size-5.5" />
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{t(`groups.${id}`)}</span>{' '}
              <span className="text-sm text-muted">{t(`within.${id}`)}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
