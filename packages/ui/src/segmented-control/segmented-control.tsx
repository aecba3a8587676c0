import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './segmented-control.module.css';

/** One segment. */
export type Segment<Value extends string> = {
  /** The value of this segment; unique. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** An icon before the words; decoration. */
  icon?: IconType;
  /** The reader cannot choose it now. */
  isDisabled?: boolean;
};

/** Props of {@link SegmentedControl}. */
export type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'children' | 'role'
> & {
  /** The name of the group. Only screen readers read it. */
  label: string;
  /** The segments, two to five. */
  options: readonly Segment<Value>[];
  /** The value of the chosen segment. */
  value: Value;
  /** Called when the reader chooses another segment. */
  onChange: (value: Value) => void;
};

/** Two to five views of the same data. One of them is on. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, className, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on screen
    <div {...rest} className={cx(styles.group, className)} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          disabled={option.isDisabled}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
