import type { ResultValue } from '@anupalan/api-client/types';
import { Cell, HeadCell, Row, RowHeadCell, Stack, Table, TextLink, TwoLines } from '@anupalan/ui';
import { ResultStateTag } from '../../../../shared/results/result-state-tag.tsx';
import { useSourcePath } from '../../document-links.ts';
import { toLimitText, toValueText, toWhere } from './value-words.ts';
import { reportWords } from './words.ts';

function LimitCell({ value, documentId }: { value: ResultValue; documentId: string }) {
  const toSource = useSourcePath();
  const { limit } = value;
  if (limit === null) return <span className="muted">{reportWords.noLimit}</span>;
  const href = toSource(documentId, limit.citation);
  const { page } = limit.citation;
  return (
    <Stack gap={1}>
      <span className="num">{toLimitText(value)}</span>
      {href !== null && page !== null && (
        <TextLink href={href} className="unbroken" aria-label={reportWords.pageOf(page, value.parameter)}>
          {reportWords.page(page)}
        </TextLink>
      )}
    </Stack>
  );
}

/** The results of a report beside their limits; one that could not be compared says why. */
export function ValuesTable({ values, documentId }: { values: readonly ResultValue[]; documentId: string }) {
  return (
    <Table caption={reportWords.title} density="compact">
      <thead>
        <tr>
          <HeadCell>{reportWords.columns.parameter}</HeadCell>
          <HeadCell>{reportWords.columns.result}</HeadCell>
          <HeadCell>{reportWords.columns.limit}</HeadCell>
          <HeadCell>{reportWords.columns.state}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <Row key={value.id}>
            <RowHeadCell>
              <TwoLines main={value.parameter} sub={toWhere(value)} />
            </RowHeadCell>
            <Cell className="num">{toValueText(value)}</Cell>
            <Cell>
              <LimitCell value={value} documentId={documentId} />
            </Cell>
            <Cell>
              <Stack gap={1}>
                <span>
                  <ResultStateTag state={value.state} />
                </span>
                {value.reason !== null && <span className="muted">{value.reason}</span>}
              </Stack>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
