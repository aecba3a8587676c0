import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon, type IconType } from '../icon/icon.tsx';
import controlStyles from '../input/control.module.css';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './picker.module.css';

/** One choice of a {@link Picker}. */
export type PickerOption = {
  value: string;
  label: string;
  /** A second line. */
  hint?: string;
  icon?: IconType;
  isDisabled?: boolean;
};

/** Props of {@link Picker}. */
export type PickerProps = RootProps & {
  /** The label above the button. */
  label: ReactNode;
  /** What can be chosen, in its order. */
  options: readonly PickerOption[];
  /** The value of the chosen option, null for none. */
  value: string | null;
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void;
  /** When the focus leaves it. */
  onBlur?: () => void;
  /** Also the place that an error summary leads to. */
  id?: string;
  /** Posts the value under this name in a plain form. */
  name?: string;
  /** Under the label. */
  hint?: ReactNode;
  /** The message; its presence makes it invalid. */
  error?: ReactNode;
  /** Says "(optional)" after the label. */
  isOptional?: boolean;
  /** Cannot be changed. */
  isDisabled?: boolean;
  /** While nothing is chosen. */
  placeholder?: string;
  /** In place of the list when there is nothing to choose. */
  emptyText?: string;
};

/** One of a list whose entries have icons or second lines. For plain words take Select, for long lists ComboBox. */
export function Picker(props: PickerProps) {
  const { label, options, value, onChange, onBlur, id, name, hint, error, isOptional, isDisabled } = props;
  const { placeholder = 'Choose', emptyText = 'Nothing to choose', ref, className } = props;
  return (
    <Select
      {...toData(props)}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(fieldStyles.field, className) ?? ''}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder}
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
      <Button id={id} className={cx(controlStyles.control, styles.button) ?? ''}>
        <SelectValue className={styles.value}>
          {({ defaultChildren, selectedText }) => selectedText ?? defaultChildren}
        </SelectValue>
        <Icon of={ChevronDown} size={16} className={styles.arrow} />
      </Button>
      <Popover className={cx(overlayStyles.popover, overlayStyles.listPopover) ?? ''} offset={4}>
        <ListBox<PickerOption & { id: string }>
          className={overlayStyles.list}
          items={options.map((option) => ({ ...option, id: option.value }))}
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
                  {option.icon && <Icon of={option.icon} size={16} className={overlayStyles.itemIcon} />}
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
    </Select>
  );
}
