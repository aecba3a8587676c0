import { useFormField } from '../form/use-form-field.ts';
import { SearchInput, type SearchInputProps } from '../input/search-input.tsx';
import { toPasteHandler } from './paste-handler.ts';

/** Props of {@link SearchField}: those of a search input. */
export type SearchFieldProps = Omit<
  SearchInputProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onClear'
> & {
  /** Its name among the form's values. */
  name: string;
};

/** A search with a clear button. Its label is spoken, not shown; it has no rules of its own. */
export function SearchField({ name, ...rest }: SearchFieldProps) {
  const { id, value, onChange, onBlur } = useFormField(name, '');
  return (
    <SearchInput
      onPaste={toPasteHandler('text')}
      {...rest}
      id={id}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onClear={() => onChange('')}
    />
  );
}
