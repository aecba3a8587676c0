import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './segmented-control.module.css';

/** One segment. */
export type Segment<Value extends string> = {
  /** The value of the control when this segment is on; unique. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** A sign before the words; decoration. */
  icon?: IconType;
  /** Cannot be chosen now. */
  isDisabled?: boolean;
};

/** Props of {@link SegmentedControl}. */
export type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'children' | 'role'
> & {
  /** Names the group; spoken, not shown. */
  label: string;
  /** Two to five segments. */
  options: readonly Segment<Value>[];
  /** The segment that is on. */
  value: Value;
  /** The reader chose another segment. */
  onChange: (value: Value) => void;
};

/** A few views of the same data, one of them on. */
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
