import type { ResultValue } from '@anupalan/api-client/types';
import { DataList, DataRow, IconButton, Inline, useIsNarrow } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { Ellipsis, Pencil } from 'lucide-react';
import { ResultStateTag } from '../../../../shared/results/result-state-tag.tsx';
import { toCorrectionText, toLimitText, toValueText, toWhere } from './value-words.ts';
import { ValuesTable, type ValuesTableProps } from './values-table.tsx';
import { reportWords } from './words.ts';

function toMeta(value: ResultValue): string {
  const limit = toLimitText(value);
  const words = [
    limit === null ? toValueText(value) : reportWords.valueAndLimit(toValueText(value), limit),
    toWhere(value),
    value.reason ?? '',
    toCorrectionText(value),
  ];
  // Some are sentences, with a full stop of their own.
  return words
    .filter((each) => each !== '')
    .reduce((line, each) => `${line}${line.endsWith('.') ? ' ' : '. '}${each}`);
}

/** What a person can correct of a row: its result, and the limit that it is compared with. */
function RowMenu({
  value,
  onCorrect,
  onCorrectResult,
}: Pick<ValuesTableProps, 'onCorrect' | 'onCorrectResult'> & { value: ResultValue }) {
  const { limit, parameter } = value;
  const items = [
    ...(onCorrectResult
      ? [
          {
            id: 'result',
            label: reportWords.menuResult,
            icon: Pencil,
            onAction: () => onCorrectResult(value),
          },
        ]
      : []),
    ...(onCorrect && limit !== null
      ? [{ id: 'limit', label: reportWords.menuLimit, icon: Pencil, onAction: () => onCorrect(limit.id) }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={reportWords.more(parameter)}
      trigger={<IconButton icon={Ellipsis} size="sm" label={reportWords.more(parameter)} />}
      items={items}
    />
  );
}

/** The results of a report beside their limits: a table, or a list where the window is narrow. */
export function ValuesList(props: ValuesTableProps) {
  const { values, documentId: _, ...actions } = props;
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <ValuesTable {...props} />;
  return (
    <DataList aria-label={reportWords.title}>
      {values.map((value) => (
        <DataRow
          key={value.id}
          title={value.parameter}
          meta={toMeta(value)}
          end={
            <Inline gap={1}>
              <ResultStateTag state={value.state} />
              <RowMenu value={value} {...actions} />
            </Inline>
          }
        />
      ))}
    </DataList>
  );
}
