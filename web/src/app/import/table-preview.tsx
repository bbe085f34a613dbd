import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Folded } from '#ui/folded.tsx';
import { flatRows } from '../portable/flat-rows.ts';
import { nameTable } from '../portable/name-table.ts';
import { portableTables } from '../portable/portable-tables.ts';
import type { ReportWords } from '../portable/report-words.ts';
import type { TablePlan } from './import-plan.ts';

/** So many records are shown of each table. */
const firstRows = 3;

/** What an import would do with one table, and the first records that it would add. */
export function TablePreview({ plan, words }: { plan: TablePlan; words: ReportWords }): ReactNode {
  const t = useMessages('import');
  const of = portableTables.find(({ table }) => table === plan.table);
  if (!of) return null;
  const title = nameTable(of, words);
  const { added, filled, same, differing, held, unreadable } = plan;
  const told = [
    added.length > 0 && t('count.added', { count: added.length }),
    filled.length > 0 && t('count.filled'),
    differing.length > 0 && t('count.differing', { count: differing.length }),
    same > 0 && t('count.same', { count: same }),
    held.premium > 0 && t('count.premium', { count: held.premium }),
    held.pastAppointment > 0 && t('count.pastAppointment', { count: held.pastAppointment }),
    held.agreement > 0 && t('count.agreement', { count: held.agreement }),
    unreadable > 0 && t('count.unreadable', { count: unreadable }),
  ].filter((line) => line !== false);
  const lines = added.slice(0, firstRows).map((row) => ({ id: row.id, lines: flatRows(of, [row], words) }));
  return (
    <li className="border-b border-line pb-3 last:border-0">
      <p className="font-semibold first-letter:uppercase">{title}</p>
      <ul className="text-muted">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.some((record) => record.lines.length > 0) && (
        <Folded summary={t('firstOf', { what: title })}>
          <ul className="flex flex-col gap-3 text-sm">
            {lines.map((record) => (
              <li key={record.id}>
                <p className="font-semibold">{record.lines[0]?.date}</p>
                <dl className="flex flex-col">
                  {record.lines.map(({ field, value }) => (
                    <div key={field} className="flex flex-wrap gap-x-2">
                      <dt className="text-muted">{field}</dt>
                      <dd className="line-clamp-3 wrap-anywhere">{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </li>
  );
}
