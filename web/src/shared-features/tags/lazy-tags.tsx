import type { ReactNode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import type { TagFieldProps } from './tag-field.tsx';
import { tagsTable } from './tag-rows.ts';

/** A placeholder as high as the closed control, so that nothing moves when the control is loaded. */
const Place = () => <div className="min-h-11" />;

/** Requests the person's tags together with the page's own rows, before the form that shows them has loaded. */
export function useTagsRequest(): void {
  useRows(tagsTable);
}

/** The field for an entry's tags. If the field's code cannot be fetched, the form works without it. */
export const TagField = deferred<TagFieldProps>(
  async () => {
    const [part] = await Promise.all([import('./tag-field.tsx'), loadNamespaces(currentLanguage(), ['tags'])]);
    return part.TagField;
  },
  Place,
  { optional: true },
);

const TagNames = deferred(async () => (await import('./tag-names.tsx')).TagNames, undefined, { optional: true });

/** The tags of an entry in a list; nothing for an entry without tags. */
export const EntryTags = ({ ids }: { ids: readonly string[] | null }): ReactNode => ids && <TagNames ids={ids} />;
