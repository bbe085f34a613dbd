import { useState, type ReactNode } from 'react';
import { Settings2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Folded } from '#ui/folded.tsx';
import { deferred } from '#ui/lib/deferred.tsx';
import { NewTag } from './new-tag.tsx';
import { TagChips } from './tag-chips.tsx';
import { tagsOf } from './tag-rows.ts';
import { useTags } from './use-tags.ts';

const TagManager = deferred(async () => (await import('./tag-manager.tsx')).TagManager);

export interface TagFieldProps {
  /** The journal's table, whose entries say which tags are used most. */
  table: string;
  /** The ids of the entry's tags. */
  values: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/**
 * The tags of an entry. It is one closed line unless the entry has tags. Open, it shows the most used tags to press, a field
 * for a new one, and the button of the dialog that renames, merges and removes tags.
 */
export function TagField({ table, values, onChange }: TagFieldProps): ReactNode {
  const t = useMessages('tags');
  const tags = useTags();
  const [managing, setManaging] = useState(false);
  const chosen = tagsOf(values, tags.byId);
  // The next change also drops the ids of removed tags. While the tags are unknown, keep all ids.
  const chosenIds = tags.known ? chosen.map(({ id }) => id) : values;
  const hasTags = tags.shown.length > 0;
  return (
    <Folded summary={t('title')} initiallyOpen={values.length > 0}>
      {hasTags && <TagChips table={table} tags={tags} chosen={chosenIds} onChange={onChange} />}
      <NewTag tags={tags} chosen={chosenIds} onChoose={(id) => onChange([...new Set([...chosenIds, id])])} />
      {hasTags && (
        <div>
          <Button
            variant="quiet"
            icon={Settings2}
            className="-ms-3.5"
            aria-haspopup="dialog"
            onClick={() => setManaging(true)}
          >
            {t('manage')}
          </Button>
        </div>
      )}
      {managing && <TagManager onClose={() => setManaging(false)} />}
    </Folded>
  );
}
