import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { CalendarDays } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { usePinnedThoughts } from '../use-pinned-thoughts.ts';
import { PinButton } from './pin-button.tsx';

/** How many pinned thoughts show at first. More would push the day's thoughts out of sight. */
const shownFirst = 3;

/** The pinned thoughts of all days, the newest first, each with the way to its day. Nothing if none is pinned. */
export function PinnedThoughts(): ReactNode {
  const t = useMessages('thought-pins');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { setDate } = useSelectedDate();
  const { rows } = usePinnedThoughts();
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-4" aria-labelledby="pinned-thoughts">
      <h2 id="pinned-thoughts" className="text-lg">
        {t('title')}
      </h2>
      <ul className="flex flex-col gap-2">
        {rows
          .toReversed()
          .slice(0, open ? rows.length : shownFirst)
          .map((thought) => (
            <li key={thought.id} className="flex flex-col gap-1 rounded-xl border border-line bg-surface-raised px-4 py-2.5">
              <p className="line-clamp-3 break-words whitespace-pre-wrap">{thought.text}</p>
              <div className="flex flex-wrap gap-x-4">
                <Button variant="quiet" icon={CalendarDays} className="-ms-3.5" onClick={() => setDate(thought.date)}>
                  {t('openDay', { date: formatDate(thought.date, locale) })}
                </Button>
                <PinButton thought={thought} amongOtherDays />
              </div>
            </li>
          ))}
      </ul>
      {rows.length > shownFirst && (
        <div>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {journal(open ? 'showLess' : 'showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
