import {
  Cell,
  DataGroup,
  DataList,
  DataRow,
  GroupRow,
  HeadCell,
  IconButton,
  Inline,
  Row,
  RowHeadCell,
  Table,
  TwoLines,
  useIsNarrow,
} from '@anupalan/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { HowRead } from '../how-read.tsx';
import { words } from './words.ts';

/** A row of an order: a limit or a particular. */
export type ShownFinding = {
  key: string;
  name: string;
  /** A quiet second line: over what time a limit is a mean, and who added it. */
  note: string | null;
  value: string;
  /** The way to where it is printed. */
  source: ReactNode;
  /** How it was read, in a sentence or two. */
  why: string;
  /** Asks for doubtful figures to be compared with the page; absent where none can be. */
  compare?: ReactNode;
};

/** Rows that belong together: one medium at one point, one kind. */
export type FindingGroup = { label: string; rows: readonly ShownFinding[] };

/** Props of {@link FindingTable}. */
export type FindingTableProps = {
  caption: string;
  /** Heads of the columns of names and values. */
  heads: readonly [name: string, value: string];
  groups: readonly FindingGroup[];
  /** Opens the form of a row; absent for people who may not change it. */
  onCorrect?: ((key: string) => void) | undefined;
};

/** Props of {@link CorrectButton}. */
export type CorrectButtonProps = { row: ShownFinding; onCorrect: (key: string) => void };

/** Opens the form of a row. */
export function CorrectButton({ row, onCorrect }: CorrectButtonProps) {
  return (
    <IconButton
      icon={Pencil}
      size="sm"
      label={words.correct(row.name, row.value).trim()}
      onClick={() => onCorrect(row.key)}
    />
  );
}

/** On a phone each row is a line of a list. */
function FindingList({ caption, groups, onCorrect }: FindingTableProps) {
  return (
    <section aria-label={caption}>
      {groups.map(({ label, rows }) => (
        <div key={label}>
          <DataGroup label={`${label}, ${rows.length}`} />
          <DataList aria-label={label}>
            {rows.map((row) => (
              <DataRow
                key={row.key}
                title={row.name}
                meta={[row.value, row.note].filter(Boolean).join(', ')}
                end={
                  <Inline>
                    {row.compare}
                    {row.source}
                    <HowRead name={row.name} why={row.why} />
                    {onCorrect && <CorrectButton row={row} onCorrect={onCorrect} />}
                  </Inline>
                }
              />
            ))}
          </DataList>
        </div>
      ))}
    </section>
  );
}

/** What an order says row by row, in groups, each row with its source and, for who may, the way to correct it. */
export function FindingTable(props: FindingTableProps) {
  const { caption, heads, groups, onCorrect } = props;
  const isNarrow = useIsNarrow();
  if (isNarrow) return <FindingList {...props} />;
  return (
    <Table caption={caption} density="compact">
      <thead>
        <tr>
          <HeadCell>{heads[0]}</HeadCell>
          <HeadCell>{heads[1]}</HeadCell>
          <HeadCell>{words.source}</HeadCell>
          {onCorrect && <HeadCell aria-label={words.actions} />}
        </tr>
      </thead>
      {groups.map(({ label, rows }) => (
        <tbody key={label}>
          <GroupRow label={label} count={rows.length} colSpan={onCorrect ? 4 : 3} />
          {rows.map((row) => (
            <Row key={row.key}>
              <RowHeadCell>
                {row.note === null ? row.name : <TwoLines main={row.name} sub={row.note} />}
              </RowHeadCell>
              <Cell className="num">{row.value}</Cell>
              <Cell>
                <Inline gap={1} isNoWrap className="unbroken">
                  {row.source}
                  <HowRead name={row.name} why={row.why} />
                  {row.compare}
                </Inline>
              </Cell>
              {onCorrect && (
                <Cell align="end">
                  <CorrectButton row={row} onCorrect={onCorrect} />
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      ))}
    </Table>
  );
}
