import type { ResultValue } from '@anupalan/api-client/types';
import {
  Cell,
  HeadCell,
  IconButton,
  Inline,
  Row,
  RowHeadCell,
  Stack,
  Table,
  TextLink,
  TwoLines,
} from '@anupalan/ui';
import { Pencil } from 'lucide-react';
import { ResultStateTag } from '../../../../shared/results/result-state-tag.tsx';
import { useSourcePath } from '../../document-links.ts';
import { toCorrectionText, toLimitText, toValueText, toWhere } from './value-words.ts';
import { reportWords } from './words.ts';

/** Props of {@link ValuesTable}. */
export type ValuesTableProps = {
  values: readonly ResultValue[];
  documentId: string;
  /** Opens the form of a limit; absent for people who may not change it. */
  onCorrect?: ((limitId: string) => void) | undefined;
  /** Opens the form of a result; absent for people who may not change it. */
  onCorrectResult?: ((value: ResultValue) => void) | undefined;
};

/** Opens the form of the limit that a result is compared with. */
function CorrectLimit({
  value: { limit, parameter },
  onCorrect,
}: Pick<ValuesTableProps, 'onCorrect'> & { value: ResultValue }) {
  if (limit === null || onCorrect === undefined) return null;
  return (
    <IconButton
      icon={Pencil}
      size="sm"
      label={reportWords.correctLimit(parameter)}
      onClick={() => onCorrect(limit.id)}
    />
  );
}

function ResultCell({
  value,
  onCorrectResult,
}: Pick<ValuesTableProps, 'onCorrectResult'> & { value: ResultValue }) {
  const correction = toCorrectionText(value);
  return (
    <Stack gap={1}>
      <Inline gap={1} isNoWrap>
        <span className="num unbroken">{toValueText(value)}</span>
        {onCorrectResult !== undefined && (
          <IconButton
            icon={Pencil}
            size="sm"
            label={reportWords.correctResult(value.parameter)}
            onClick={() => onCorrectResult(value)}
          />
        )}
      </Inline>
      {correction !== '' && <span className="muted">{correction}</span>}
    </Stack>
  );
}

function LimitCell({
  value,
  documentId,
  onCorrect,
}: Pick<ValuesTableProps, 'documentId' | 'onCorrect'> & { value: ResultValue }) {
  const toSource = useSourcePath();
  const { limit } = value;
  if (limit === null) return <span className="muted">{reportWords.noLimit}</span>;
  const href = toSource(documentId, limit.citation);
  const { page } = limit.citation;
  return (
    <Stack gap={1}>
      <Inline gap={1} isNoWrap>
        <span className="num unbroken">{toLimitText(value)}</span>
        <CorrectLimit value={value} onCorrect={onCorrect} />
      </Inline>
      {href !== null && page !== null && (
        <TextLink href={href} className="unbroken" aria-label={reportWords.pageOf(page, value.parameter)}>
          {reportWords.page(page)}
        </TextLink>
      )}
    </Stack>
  );
}

/** The results of a report beside their limits; one that could not be compared says why. */
export function ValuesTable({ values, onCorrectResult, ...rest }: ValuesTableProps) {
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
            <Cell>
              <ResultCell value={value} onCorrectResult={onCorrectResult} />
            </Cell>
            <Cell>
              <LimitCell value={value} {...rest} />
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
