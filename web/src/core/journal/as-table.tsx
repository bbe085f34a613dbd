import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { DataTable, type TableColumn, type TableRow } from '#ui/data-table.tsx';

/** The numbers of a picture as a real table, opened by whoever wants them. */
export function AsTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: TableColumn[];
  rows: TableRow[];
}): ReactNode {
  const t = useMessages('journal');
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center -mx-2 rounded-md px-2 font-semibold text-primary">
        {t('asTable')}
      </summary>
      <div className="pt-3">
        <DataTable caption={caption} columns={columns} rows={rows} />
      </div>
    </details>
  );
}
