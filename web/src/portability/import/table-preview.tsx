import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Row } from '#core/rows/operation.ts';
import { Folded } from '#ui/folded.tsx';
import { flatRows, type FlatRow } from '#portability/portable/flat-rows.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import type { ReportMessages } from '#portability/portable/report-messages.ts';
import type { TablePlan } from './import-plan.ts';
import { shownWhole } from './import-rules.ts';

const firstRows = 3;

interface TablePreviewProps {
  plan: TablePlan;
  messages: ReportMessages;
  /** Replaces the ids of tags by their names. */
  nameTags: (row: Row) => Row;
}

/** What an import would do with one table, with its first added and differing records, or all of them for `shownWhole`. */
export function TablePreview({ plan, messages, nameTags }: TablePreviewProps): ReactNode {
  const t = useMessages('import');
  const of = portableTables.find(({ table }) => table === plan.table);
  if (!of) return null;
  const title = nameTable(of, messages);
  const { added, filled, same, differing, blocked, unreadable } = plan;
  const counts = [
    added.length > 0 && t('count.added', { count: added.length }),
    filled.length > 0 && t('count.filled'),
    differing.length > 0 && t('count.differing', { count: differing.length }),
    same > 0 && t('count.same', { count: same }),
    blocked.premium > 0 && t('count.premium', { count: blocked.premium }),
    blocked.pastAppointment > 0 && t('count.pastAppointment', { count: blocked.pastAppointment }),
    blocked.agreement > 0 && t('count.agreement', { count: blocked.agreement }),
    unreadable > 0 && t('count.unreadable', { count: unreadable }),
  ].filter((line) => line !== false);
  const isWhole = shownWhole.includes(plan.table);
  const atMost = isWhole ? Infinity : firstRows;
  const recordOf = (id: string, row: Row, heading?: string) => ({
    id,
    heading,
    lines: flatRows(of, [nameTags(row)], messages),
  });
  const records = [
    ...added.slice(0, atMost).map((row) => recordOf(row.id, row)),
    ...differing
      .slice(0, atMost)
      .flatMap(({ mine, values }) => [
        recordOf(`${mine.id} here`, mine, t('here')),
        recordOf(`${mine.id} in file`, { ...mine, ...values }, t('inFile')),
      ]),
  ].filter(({ lines }) => lines.length > 0);
  return (
    <li className="border-b border-line pb-3 last:border-0">
      <p className="font-semibold first-letter:uppercase">{title}</p>
      <ul className="text-muted">
        {counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {records.length > 0 &&
        (isWhole ? (
          <Records records={records} isWhole />
        ) : (
          <Folded summary={t('firstOf', { what: title })}>
            <Records records={records} />
          </Folded>
        ))}
    </li>
  );
}

interface RecordLines {
  readonly id: string;
  /** Distinguishes the account's and the file's version of a record. */
  readonly heading: string | undefined;
  readonly lines: readonly FlatRow[];
}

/** `isWhole`: long values are not cut. */
function Records({ records, isWhole = false }: { records: readonly RecordLines[]; isWhole?: boolean }): ReactNode {
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {records.map(({ id, heading, lines }) => (
        <li key={id}>
          <p className="font-semibold">{[heading, lines[0]?.date].filter(Boolean).join(' · ')}</p>
          <dl className="flex flex-col">
            {lines.map(({ field, value }) => (
              <div key={field} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{field}</dt>
                <dd className={isWhole ? 'whitespace-pre-line wrap-anywhere' : 'line-clamp-3 wrap-anywhere'}>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
