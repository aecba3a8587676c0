import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './segmented-control.module.css';

/** One segment. */
export type Segment<Value extends string> = { value: Value; label: ReactNode; icon?: IconType };

/** Props of {@link SegmentedControl}. `label` names the group. */
export type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A few views of the same data, one of them on. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
    <div className={cx(styles.group, className)} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
