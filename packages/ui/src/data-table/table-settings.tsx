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
  /** The name of the button and of the popover. */
  label?: string;
  /** The height of the rows. Leave it out if the reader cannot choose it. */
  density?: TableDensity;
  /** Called when the reader chooses another height. */
  onDensity?: (density: TableDensity) => void;
  /** The columns of the table. Row heads and fixed columns cannot be hidden. */
  columns?: readonly { id: string; header: string; isRowHeader?: boolean; isFixed?: boolean }[];
  /** The ids of the hidden columns. */
  hiddenColumns?: readonly string[];
  /** Called when the reader hides or shows a column. */
  onHiddenColumns?: (ids: readonly string[]) => void;
};

/** One button in the toolbar for the row height and the columns of a table. */
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
