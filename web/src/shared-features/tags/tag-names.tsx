import type { ReactNode } from 'react';
import { Tag } from 'lucide-react';
import { tagsOf } from './tag-rows.ts';
import { useTags } from './use-tags.ts';

/** The names of an entry's tags in one line that wraps. */
export function TagNames({ ids }: { ids: readonly string[] }): ReactNode {
  const { byId } = useTags();
  const tags = tagsOf(ids, byId);
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {tags.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-1.5">
          <Tag aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}
