import type { ResultValue } from '@anupalan/api-client/types';
import { DataList, DataRow, Inline, useIsNarrow } from '@anupalan/ui';
import { ResultStateTag } from '../../../../shared/results/result-state-tag.tsx';
import { toLimitText, toValueText, toWhere } from './value-words.ts';
import { CorrectLimit, ValuesTable, type ValuesTableProps } from './values-table.tsx';
import { reportWords } from './words.ts';

function toMeta(value: ResultValue): string {
  const limit = toLimitText(value);
  const words = [
    limit === null ? toValueText(value) : reportWords.valueAndLimit(toValueText(value), limit),
    toWhere(value),
    value.reason ?? '',
  ];
  return words.filter((each) => each !== '').join('. ');
}

/** The results of a report beside their limits: a table, or a list where the window is narrow. */
export function ValuesList(props: ValuesTableProps) {
  const { values, onCorrect } = props;
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
              <CorrectLimit value={value} onCorrect={onCorrect} />
            </Inline>
          }
        />
      ))}
    </DataList>
  );
}
