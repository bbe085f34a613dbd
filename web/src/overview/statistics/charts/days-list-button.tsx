import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useSection } from '../section-context.ts';
import { useStatisticsQuery } from '../use-statistics-query.ts';
import { DayLink } from './day-link.tsx';

/**
 * Selects the days that the list shows. With `of` and `name`: the days on which a count has this value. With `between`: all
 * recorded days of these dates, such as one week of the section's span.
 */
interface Behind {
  /** The key of a count in the server's response, such as `practices`. `name` is the value to look for in that count. */
  of?: string;
  name?: string;
  /**
   * For a count with two sides, such as what drains and what charges the social battery: shows only the days of this side.
   */
  side?: string;
  between?: { readonly from: CalendarDate; readonly to: CalendarDate };
}

/** The server returns at most this many days, namely the newest. */
const mostDays = 366;

/** A number as a button that opens the list of its days, with links to their records. */
export function DaysListButton({ label, amount, ...behind }: Behind & { label: string; amount: string }): ReactNode {
  const t = useMessages('statistics');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('seeDays', { amount, name: label })}
        className="inline-flex min-h-11 min-w-11 items-center justify-end text-primary underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {amount}
      </button>
      <DaysDialog {...behind} label={label} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The list of the days behind a number. Several buttons can share one dialog. */
export function DaysDialog({
  label,
  open,
  onOpenChange,
  ...behind
}: Behind & { label: string; open: boolean; onOpenChange: (open: boolean) => void }): ReactNode {
  const app = useMessages('app');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="inline-block first-letter:uppercase">{label}</span>}
      closeLabel={app('close')}
    >
      {open && <Days {...behind} />}
    </Dialog>
  );
}

function Days({ of = '', name = '', side = '', between }: Behind): ReactNode {
  const t = useMessages('statistics');
  const locale = useLocale();
  const { journal, span } = useSection();
  const { from, to } = between ?? span;
  const { result, state, retry } = useStatisticsQuery<readonly CalendarDate[]>(
    `${journal}/days/${[of, name, side, from, to].join('/')}`,
    {
      call: 'statistics_days',
      args: {
        ...{ journal, from_date: from, to_date: to },
        ...(of !== '' && { counted: of, name, ...(side !== '' && { side }) }),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      span,
    },
  );
  const count = result?.answer.length ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <QueryStateNotice reading={result ? 'ready' : state} retry={retry} />
      {result && (
        <>
          <p>{count < mostDays ? t('daysFound', { count }) : t('daysNewest', { count: formatNumber(count, locale) })}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.25rem),1fr))] gap-x-3 gap-y-1">
            {result.answer.map((day) => (
              <li key={day}>
                <DayLink journal={journal} day={day} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
