import type { ReactNode } from 'react';

export interface TableColumn {
  id: string;
  label: ReactNode;
  /** Aligns the column's cells at its end, for numbers. */
  numeric?: boolean;
}
export interface TableRow {
  id: string;
  cells: Record<string, ReactNode>;
}

/** A table with a caption; the first of several columns is the row header. Wide tables scroll, also by keyboard. */
export function DataTable({ caption, columns, rows }: { caption: ReactNode; columns: TableColumn[]; rows: TableRow[] }) {
  const side = (column: TableColumn) => (column.numeric ? 'text-end tabular-nums' : 'text-start');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must reach an area that scrolls
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {columns.map((column) => (
              <th key={column.id} scope="col" className={`py-2 pe-4 last:pe-0 font-semibold text-muted ${side(column)}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0">
              {columns.map((column, index) =>
                index === 0 && columns[1] ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={`py-2 pe-4 last:pe-0 font-normal first-letter:uppercase ${side(column)}`}
                  >
                    {row.cells[column.id]}
                  </th>
                ) : (
                  <td key={column.id} className={`py-2 pe-4 last:pe-0 ${side(column)}`}>
                    {row.cells[column.id]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
