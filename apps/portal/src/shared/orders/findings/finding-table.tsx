import { Button, Cell, GroupRow, HeadCell, Row, RowHeadCell, Table, TwoLines } from '@anupalan/ui';
import type { ReactNode } from 'react';

/** A row of an order: a limit or a particular. */
export type ShownFinding = {
  key: string;
  name: string;
  /** A quiet second line: over what time a limit is a mean, and who added it. */
  note: string | null;
  value: string;
  /** The way to where it is printed. */
  source: ReactNode;
};

/** Rows that belong together: one medium at one point, one kind. */
export type FindingGroup = { label: string; rows: readonly ShownFinding[] };

/** Props of {@link FindingTable}. */
export type FindingTableProps = {
  caption: string;
  /** Heads of the columns of names and values. */
  heads: readonly [name: string, value: string];
  groups: readonly FindingGroup[];
  /** Opens the form of a row; absent for who may not change it. */
  onCorrect?: ((key: string) => void) | undefined;
};

/** What an order says row by row, in groups, each row with its source and, for who may, the way to correct it. */
export function FindingTable({ caption, heads, groups, onCorrect }: FindingTableProps) {
  return (
    <Table caption={caption} density="compact">
      <thead>
        <tr>
          <HeadCell>{heads[0]}</HeadCell>
          <HeadCell>{heads[1]}</HeadCell>
          <HeadCell>Source</HeadCell>
          {onCorrect && <HeadCell aria-label="Actions" />}
        </tr>
      </thead>
      {groups.map(({ label, rows }) => (
        <tbody key={label}>
          <GroupRow label={label} count={rows.length} colSpan={onCorrect ? 4 : 3} />
          {rows.map(({ key, name, note, value, source }) => (
            <Row key={key}>
              <RowHeadCell>{note === null ? name : <TwoLines main={name} sub={note} />}</RowHeadCell>
              <Cell className="num">{value}</Cell>
              <Cell>{source}</Cell>
              {onCorrect && (
                <Cell align="end">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Correct ${name} ${value}`.trim()}
                    onClick={() => onCorrect(key)}
                  >
                    Correct
                  </Button>
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
