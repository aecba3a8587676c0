import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataList, DataRow, DataGroup as GroupHead } from '../data-list/data-list.tsx';
import { Inline } from '../layout/layout.tsx';
import { hasShift } from './data-body.tsx';
import styles from './data-table.module.css';
import type { DataRowData, StackedRow } from './types.ts';
import type { RowChoice } from './use-choice.ts';
import type { ModelGroup, ModelRow } from './use-table-model.ts';

/** Props of {@link DataStack}. */
export type DataStackProps<Row extends DataRowData> = {
  caption: string;
  groups: readonly ModelGroup<Row>[];
  hasGroups: boolean;
  groupLevel: 2 | 3 | 4;
  choice: RowChoice<Row> | null;
  toStacked: (row: Row) => StackedRow;
  toMenu?: (row: Row) => ReactNode;
};

function StackItem<Row extends DataRowData>({
  row,
  props,
}: {
  row: ModelRow<Row>;
  props: DataStackProps<Row>;
}) {
  const { choice, toStacked, toMenu } = props;
  const { end, after, ...stacked } = toStacked(row.data);
  const menu = toMenu?.(row.data);
  const chosen = choice?.toState(row.data) ?? 'none';
  return (
    <>
      <DataRow
        {...stacked}
        end={
          (end || choice || menu) && (
            <Inline gap={3}>
              {end}
              {choice && (
                <Checkbox
                  aria-label={choice.toLabel(row.data)}
                  checked={chosen === 'all'}
                  isMixed={chosen === 'some'}
                  onChange={(event) => choice.onToggle(row.id, hasShift(event))}
                />
              )}
              {menu}
            </Inline>
          )
        }
      />
      {after && <li className={styles.after}>{after}</li>}
    </>
  );
}

/** The rows as stacked links, for a screen without room for a table. */
export function DataStack<Row extends DataRowData>(props: DataStackProps<Row>) {
  const { caption, groups, hasGroups, groupLevel } = props;
  return groups.map((group) => (
    <Fragment key={group.id}>
      {hasGroups && (
        <GroupHead label={`${group.label} ${group.count ?? group.rows.length}`} level={groupLevel} />
      )}
      {group.rows.length > 0 && (
        <DataList aria-label={hasGroups ? group.label : caption}>
          {group.rows.map((row) => (
            <StackItem key={row.id} row={row} props={props} />
          ))}
        </DataList>
      )}
      {group.notes?.map(({ id, content }) => (
        <div key={id} className={styles.note}>
          {content}
        </div>
      ))}
    </Fragment>
  ));
}
