import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { sortAppointments } from '../appointment-rows.ts';
import { appointmentTime } from '../appointment-times.ts';
import { spanLabel } from '../span-label.ts';
import { changes, leftOutReasons, type FiledAppointments } from './appointments-of-file.ts';

/** The maximum number of appointments in the list, and of names beside each remark. */
const most = 5;

interface FilePreviewProps {
  /** The appointments of the file that the account lacks, and the remarks about all appointments of the file. */
  found: FiledAppointments;
  /** How many of the file's appointments the account already has. */
  already: number;
}

/** What a calendar file would add, and what it would not. */
export function FilePreview({ found: { rows, remarks }, already }: FilePreviewProps): ReactNode {
  const t = useMessages('calendar-import');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const sorted = sortAppointments(rows.map((row) => ({ ...row, created_at: '' })));
  const shortList = (names: readonly string[]) =>
    [...names.slice(0, most), ...(names.length > most ? [t('more', { count: names.length - most })] : [])].join(' · ');
  return (
    <>
      <p className="font-semibold">{t('found', { count: rows.length })}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 empty:hidden">
        {sorted.slice(0, most).map((row) => (
          <li key={row.id} className="wrap-anywhere">
            {[
              row.name,
              spanLabel(row, locale, day) ?? formatDate(row.date, locale, day),
              appointmentTime(row, locale),
              row.repeat && calendar(row.repeat),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {rows.length > most && <li>{t('more', { count: rows.length - most })}</li>}
      </ul>
      {already > 0 && <p>{t('already', { count: already })}</p>}
      {[...changes, ...leftOutReasons].map((each) => {
        const names = remarks.get(each);
        return (
          names && (
            <p key={each} className="wrap-anywhere">
              {t(each, { count: names.length })} <span className="text-muted">{shortList(names)}</span>
            </p>
          )
        );
      })}
    </>
  );
}
