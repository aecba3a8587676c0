import { ArticleTable } from '@anupalan/ui/site';
import type { ReactNode } from 'react';

/** A row of a {@link FactTable}: its cells in the order of the columns. */
export type FactRow = { key: string; cells: readonly ReactNode[] };

/** Props of {@link FactTable}. */
export type FactTableProps = {
  /** Names the box of the table. */
  label: string;
  columns: readonly string[];
  rows: readonly FactRow[];
  /** Place of the cell that names its row; the first one if not given. */
  nameAt?: number;
};

/** A table of words. On a phone each row is a block, and its cells say their column. */
export function FactTable({ label, columns, rows, nameAt = 0 }: FactTableProps) {
  return (
    <ArticleTable label={label} isStacked>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => {
                const column = columns[index];
                // The name at the head of a block needs no name of its column.
                if (index === nameAt)
                  return (
                    <th key={column} scope="row" data-column={index === 0 ? undefined : column}>
                      {cell}
                    </th>
                  );
                return (
                  <td key={column} data-column={column}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ArticleTable>
  );
}
