import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { DataTable, type TableColumn, type TableRow } from '#ui/data-table.tsx';
import { Folded } from '#ui/folded.tsx';

/** Shows a chart's numbers in an accessible table, which starts collapsed. */
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
    <Folded summary={t('asTable')}>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </Folded>
  );
}
