import { Fragment, memo, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataList, DataRow, DataGroup as GroupHead } from '../data-list/data-list.tsx';
import { Inline } from '../layout/layout.tsx';
import { hasShift } from './data-body.tsx';
import styles from './data-table.module.css';
import type { ChosenState } from './selection.ts';
import type { DataRowData, StackedRow } from './types.ts';
import type { RowChoice } from './use-choice.ts';
import type { ModelGroup } from './use-table-model.ts';

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

type StackItemProps<Row extends DataRowData> = Pick<DataStackProps<Row>, 'toStacked' | 'toMenu'> & {
  id: string;
  data: Row;
  /** Null if rows cannot be selected. */
  chosen: ChosenState | null;
  label: string;
  onToggle: RowChoice<Row>['onToggle'] | undefined;
};

function PlainStackItem<Row extends DataRowData>(props: StackItemProps<Row>) {
  const { id, data, chosen, label, onToggle, toStacked, toMenu } = props;
  const { end, after, ...stacked } = toStacked(data);
  const menu = toMenu?.(data);
  return (
    <>
      <DataRow
        {...stacked}
        end={
          (end || chosen !== null || menu) && (
            <Inline gap={3}>
              {end}
              {chosen !== null && (
                <Checkbox
                  aria-label={label}
                  checked={chosen === 'all'}
                  isMixed={chosen === 'some'}
                  onChange={(event) => onToggle?.(id, hasShift(event))}
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

const StackItem = memo(PlainStackItem) as typeof PlainStackItem;

/** The rows as stacked links, for a screen that is too narrow for a table. */
export function DataStack<Row extends DataRowData>(props: DataStackProps<Row>) {
  const { caption, groups, hasGroups, groupLevel, choice, toStacked, toMenu } = props;
  return groups.map((group) => (
    <Fragment key={group.id}>
      {hasGroups && (
        <GroupHead
          label={group.count === undefined ? group.label : `${group.label} ${group.count}`}
          level={groupLevel}
        />
      )}
      {group.rows.length > 0 && (
        <DataList aria-label={hasGroups ? group.label : caption}>
          {group.rows.map((row) => (
            <StackItem
              key={row.id}
              id={row.id}
              data={row.data}
              chosen={choice?.toState(row.data) ?? null}
              label={choice?.toLabel(row.data) ?? ''}
              onToggle={choice?.onToggle}
              toStacked={toStacked}
              toMenu={toMenu}
            />
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
