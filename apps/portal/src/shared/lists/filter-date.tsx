import { DateField, type DateFieldProps } from '@anupalan/ui/interactive';

/** Props of {@link FilterDate}: `value` and what is handed on are `YYYY-MM-DD`, or '' for no filter. */
export type FilterDateProps = Pick<DateFieldProps, 'label' | 'min' | 'max'> & {
  value: string | undefined;
  onChange: (date: string) => void;
};

/** A date that filters a list. What is typed and is no date leaves the list as it is: nothing is asked for it. */
export function FilterDate({ value, onChange, ...rest }: FilterDateProps) {
  return (
    <DateField
      {...rest}
      isOptional
      value={value === undefined || value === '' ? null : value}
      onChange={(date, refused) => {
        if (refused === undefined) onChange(date ?? '');
      }}
    />
  );
}
