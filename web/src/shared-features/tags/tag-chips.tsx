import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { mostTagsOfEntry } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { mostUsedFirst } from './tag-rows.ts';
import type { useTags } from './use-tags.ts';

/** How many tags show at first. */
const first = 8;
/** The number of recent days whose entries decide which tags are the most used. */
const recentDays = 60;

interface TagChipsProps {
  table: string;
  tags: ReturnType<typeof useTags>;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Buttons for the recently most used tags and the chosen ones, sorted by name. A further button shows all tags. */
export function TagChips({ table, tags, chosen, onChange }: TagChipsProps): ReactNode {
  const t = useMessages('tags');
  const locale = useLocale();
  const today = useToday();
  const recent = useEntries<{ tags: readonly string[] | null }>(table, { from: addDays(today, -recentDays), to: today });
  const [all, setAll] = useState(false);
  const { shown, byId } = tags;
  const often = new Set(mostUsedFirst(shown, recent.rows, byId).slice(0, first));
  const visible = all ? shown : shown.filter((tag) => often.has(tag) || chosen.includes(tag.id));
  const isFull = chosen.length >= mostTagsOfEntry;
  return (
    <>
      <div role="group" aria-label={t('title')} className="flex flex-wrap gap-2">
        {visible.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <Button
              key={id}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              className="px-4! wrap-anywhere aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
              onClick={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
            >
              {name}
            </Button>
          );
        })}
        {visible.length < shown.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {t('all', { count: formatNumber(shown.length, locale) })}
          </Button>
        )}
      </div>
      {isFull && <p className="text-sm text-muted">{t('full')}</p>}
    </>
  );
}
