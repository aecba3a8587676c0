import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import controlStyles from '../input/control.module.css';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import styles from './combo-box.module.css';

/** One choice of a {@link ComboBox}. */
export type ComboBoxOption = { value: string; label: string; hint?: string; isDisabled?: boolean };

/** Props of {@link ComboBox}. */
export type ComboBoxProps = {
  label: ReactNode;
  options: readonly ComboBoxOption[];
  /** The value of the chosen option, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** What is typed, when the options come from a server. */
  onSearch?: (text: string) => void;
  id?: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  emptyText?: string;
};

/** A text field with a list that narrows while typing; the number of matches is announced. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, value, onChange, onBlur, onSearch, id, name, hint, error, isOptional } = props;
  const { isDisabled, placeholder, emptyText = 'No matches' } = props;
  return (
    <AriaComboBox
      className={fieldStyles.field}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onInputChange={onSearch}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      defaultItems={options.map((option) => ({ ...option, id: option.value }))}
    >
      <Label className={fieldStyles.label}>
        {label}
        {isOptional && <span className={fieldStyles.optional}> (optional)</span>}
      </Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" className={fieldStyles.error}>
          <span className="sr">Error: </span>
          {error}
        </Text>
      )}
      <span className={styles.group} id={id}>
        <Input className={cx(controlStyles.control, styles.input) ?? ''} placeholder={placeholder} />
        <Button className={styles.open}>
          <Icon of={ChevronDown} size={16} />
        </Button>
      </span>
      <Popover className={cx(overlayStyles.popover, overlayStyles.listPopover) ?? ''} offset={4}>
        <ListBox<ComboBoxOption & { id: string }>
          className={overlayStyles.list}
          renderEmptyState={() => <p className={overlayStyles.none}>{emptyText}</p>}
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={overlayStyles.item}
            >
              {({ isSelected }) => (
                <>
                  <span className={overlayStyles.itemText}>
                    {option.label}
                    {option.hint && <span className={overlayStyles.itemHint}>{option.hint}</span>}
                  </span>
                  {isSelected && <Icon of={Check} size={16} className={overlayStyles.itemEnd} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
