import type { FocusEvent } from 'react';
import { Fieldset } from '../field/field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { SegmentedControl, type SegmentedControlProps } from '../segmented-control/segmented-control.tsx';
import type { Bound } from './bound.ts';

/** Props of {@link SegmentedField}: those of a segmented control. */
export type SegmentedFieldProps = Bound &
  Omit<SegmentedControlProps<string>, keyof Bound | 'id' | 'value' | 'onChange' | 'onBlur'> & {
    /** The label: plain words, which the group is called by too. */
    label: string;
  };

/** One of two to five, as a row of segments; for example days, weeks or months. */
export function SegmentedField({ name, label, hint, isOptional, ...rest }: SegmentedFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField(name, '');
  const onLeave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    <Fieldset id={id} legend={label} hint={hint} isOptional={isOptional} error={error}>
      <div>
        <SegmentedControl {...rest} label={label} value={value} onChange={onChange} onBlur={onLeave} />
      </div>
    </Fieldset>
  );
}
