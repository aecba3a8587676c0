import type { ResultSeries } from '@anupalan/api-client/types';
import {
  Cell,
  DataList,
  DataRow,
  HeadCell,
  Inline,
  LimitLine,
  Row,
  RowHeadCell,
  Table,
  TwoLines,
  useIsNarrow,
} from '@anupalan/ui';
import { Disclosure } from '@anupalan/ui/interactive';
import { useContext, useState } from 'react';
import {
  CorrectButton,
  type FindingGroup,
  type FindingTableProps,
  type ShownFinding,
} from '../../../../shared/orders/findings/finding-table.tsx';
import { HowRead } from '../../../../shared/orders/how-read.tsx';
import { useIsPrinted } from '../../../../shared/print/use-is-printed.ts';
import { ResultStateTag } from '../../../../shared/results/result-state-tag.tsx';
import { toValueText } from '../results/value-words.ts';
import { limitWords } from '../words.ts';
import { findOpenPoint, LimitResults, toEnds, toPointWords, toValues } from './limit-results.ts';

type OnCorrect = FindingTableProps['onCorrect'];
type RowProps = { row: ShownFinding; result: ResultSeries | undefined; onCorrect: OnCorrect };

function Spark({ row, result }: Pick<RowProps, 'row' | 'result'>) {
  if (result === undefined) return null;
  const unit = result.limit?.unit ?? result.unit;
  return (
    <LimitLine
      name={row.name}
      {...(unit === null ? {} : { unit })}
      values={toValues(result)}
      limit={toEnds(result)}
    />
  );
}

function Ways({ row, onCorrect }: Pick<RowProps, 'row' | 'onCorrect'>) {
  return (
    <Inline gap={1} isNoWrap className="unbroken">
      {row.source}
      <HowRead name={row.name} why={row.why} />
      {row.compare}
      {onCorrect && <CorrectButton row={row} onCorrect={onCorrect} />}
    </Inline>
  );
}

function LimitRow({ row, result, onCorrect }: RowProps) {
  return (
    <Row>
      <RowHeadCell>{row.note === null ? row.name : <TwoLines main={row.name} sub={row.note} />}</RowHeadCell>
      <Cell align="end">{row.value}</Cell>
      <Cell align="end">
        {result === undefined ? <span className="subtle">{limitWords.noResult}</span> : toValueText(result)}
      </Cell>
      <Cell>
        <Spark row={row} result={result} />
      </Cell>
      <Cell>{result !== undefined && <ResultStateTag state={result.state} />}</Cell>
      <Cell>
        <Ways row={row} onCorrect={onCorrect} />
      </Cell>
    </Row>
  );
}

/** On a phone each limit is a line of a list. */
function PointList({ group, onCorrect }: { group: FindingGroup; onCorrect: OnCorrect }) {
  const results = useContext(LimitResults);
  return (
    <DataList aria-label={group.label}>
      {group.rows.map((row) => {
        const result = results.get(row.key);
        return (
          <DataRow
            key={row.key}
            title={row.name}
            meta={[limitWords.limit(row.value), row.note].filter(Boolean).join(', ')}
            when={
              result !== undefined && (
                <>
                  {toValueText(result)} <ResultStateTag state={result.state} />
                  <Spark row={row} result={result} />
                </>
              )
            }
            end={<Ways row={row} onCorrect={onCorrect} />}
          />
        );
      })}
    </DataList>
  );
}

function PointTable({ group, onCorrect }: { group: FindingGroup; onCorrect: OnCorrect }) {
  const results = useContext(LimitResults);
  return (
    <Table caption={group.label} density="compact">
      <thead>
        <tr>
          <HeadCell>{limitWords.columns.parameter}</HeadCell>
          <HeadCell align="end">{limitWords.columns.limit}</HeadCell>
          <HeadCell align="end">{limitWords.columns.lastResult}</HeadCell>
          <HeadCell>{limitWords.columns.lastSamples}</HeadCell>
          <HeadCell>{limitWords.columns.state}</HeadCell>
          <HeadCell>{limitWords.columns.source}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <LimitRow key={row.key} row={row} result={results.get(row.key)} onCorrect={onCorrect} />
        ))}
      </tbody>
    </Table>
  );
}

type PointProps = { group: FindingGroup; isOpenAtFirst: boolean; onCorrect: OnCorrect };

/** A point; what is folded is drawn when it is opened, or printed. */
function Point({ group, isOpenAtFirst, onCorrect }: PointProps) {
  const results = useContext(LimitResults);
  const isNarrow = useIsNarrow();
  const isPrinted = useIsPrinted();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Until somebody chooses, the point with a result that is too high opens once the results are there.
  const isOpen = chosen ?? isOpenAtFirst;
  const PointOf = isNarrow ? PointList : PointTable;
  return (
    <Disclosure
      isFlush
      title={group.label}
      note={toPointWords(group.rows, results)}
      isOpen={isOpen}
      onOpenChange={setChosen}
    >
      {(isOpen || isPrinted) && <PointOf group={group} onCorrect={onCorrect} />}
    </Disclosure>
  );
}

/** Limits by point, each with its last results: one point open, the others one line each. */
export function PointTables({ groups, onCorrect }: FindingTableProps) {
  const open = findOpenPoint(groups, useContext(LimitResults));
  return groups.map((group, index) => (
    <Point key={group.label} group={group} isOpenAtFirst={index === open} onCorrect={onCorrect} />
  ));
}
