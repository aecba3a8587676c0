import { Settings2 } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Popover, type PopoverProps } from '../popover/popover.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import type { TableDensity } from '../table/table.tsx';
import styles from './table-toolbar.module.css';

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'default', label: 'Default' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Props of {@link TableSettings}; ref, class and data reach the popover. */
export type TableSettingsProps = Omit<PopoverProps, 'trigger' | 'children' | 'isPanel' | 'label'> & {
  /** Words of the button and of the popover. */
  label?: string;
  /** Row heights; left out: no choice of them. */
  density?: TableDensity;
  /** The reader chose other heights. */
  onDensity?: (density: TableDensity) => void;
  /** The columns to choose from, those of the table; row heads and fixed ones stay. */
  columns?: readonly { id: string; header: string; isRowHeader?: boolean; isFixed?: boolean }[];
  /** Those that are hidden. */
  hiddenColumns?: readonly string[];
  /** The reader hid or showed a column. */
  onHiddenColumns?: (ids: readonly string[]) => void;
};

/** Row heights and columns of a table, behind one button of its toolbar. */
export function TableSettings(props: TableSettingsProps) {
  const {
    label = 'View',
    density,
    onDensity,
    columns = [],
    hiddenColumns = [],
    onHiddenColumns,
    ...rest
  } = props;
  const choices = columns.filter(({ isRowHeader, isFixed }) => !isRowHeader && !isFixed);
  const onToggle = (id: string) =>
    onHiddenColumns?.(
      hiddenColumns.includes(id) ? hiddenColumns.filter((one) => one !== id) : [...hiddenColumns, id],
    );
  return (
    <Popover {...rest} label={label} trigger={<IconButton icon={Settings2} label={label} />}>
      <div className={styles.settings}>
        {density && onDensity && (
          <SegmentedControl label="Row height" options={densities} value={density} onChange={onDensity} />
        )}
        {onHiddenColumns && choices.length > 0 && (
          <fieldset className={styles.columns}>
            <legend className={styles.legend}>Columns</legend>
            {choices.map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!hiddenColumns.includes(id)}
                onChange={() => onToggle(id)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Popover>
  );
}
