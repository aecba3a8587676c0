import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  useFilter,
} from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import controlStyles from '../input/control.module.css';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { toGrouped } from '../shared/number.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './combo-box.module.css';

/** One choice of a {@link ComboBox}. */
export type ComboBoxOption = { value: string; label: string; hint?: string; isDisabled?: boolean };

/** Props of {@link ComboBox}. */
export type ComboBoxProps = RootProps & {
  /** The label above the field. */
  label: ReactNode;
  /** The options. */
  options: readonly ComboBoxOption[];
  /** The value of the chosen option, or null. */
  value: string | null;
  /** Called with the value of the chosen option. */
  onChange: (value: string | null) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Called with the typed text, if the options come from a server. */
  onSearch?: (text: string) => void;
  /** The id of the field; an error summary links to it. */
  id?: string;
  /** Submits the value under this name in a plain form. */
  name?: string;
  /** A hint under the label. */
  hint?: ReactNode;
  /** The error message. It makes the field invalid. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
  /** The reader cannot change the field. */
  isDisabled?: boolean;
  /** Moves the focus into the field when it appears, so that the reader can type at once. */
  hasFocus?: boolean;
  /** Text in the empty field. It must not be the only explanation. */
  placeholder?: string;
  /** Text instead of the list if nothing matches. */
  emptyText?: string;
};

/** A longer list is not shown in full: the reader types to narrow it. */
const MOST_SHOWN = 100;

/** A text field with a list that narrows as the reader types. A screen reader announces the number of matches. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, value, onChange, onBlur, onSearch, id, name, hint, error, isOptional } = props;
  const { isDisabled, hasFocus, placeholder, emptyText = 'No matches', ref, className } = props;
  const [query, setQuery] = useState('');
  const [showsAll, setShowsAll] = useState(true);
  const { contains } = useFilter({ sensitivity: 'base' });
  const matches = showsAll ? options : options.filter((option) => contains(option.label, query));
  const shown = matches.slice(0, MOST_SHOWN);
  return (
    <AriaComboBox
      {...toData(props)}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(fieldStyles.field, className) ?? ''}
      autoFocus={hasFocus}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onInputChange={(text) => {
        setQuery(text);
        setShowsAll(false);
        onSearch?.(text);
      }}
      onOpenChange={(isOpen, trigger) => {
        // Opened without typing: what is in the field is the choice, not a search.
        if (isOpen && trigger !== 'input') setShowsAll(true);
      }}
      onBlur={onBlur}
      name={name}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      items={shown.map((option) => ({ ...option, id: option.value }))}
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
        {matches.length > shown.length && (
          <p className={overlayStyles.none}>
            {toGrouped(matches.length - shown.length)} more: type to find them
          </p>
        )}
      </Popover>
    </AriaComboBox>
  );
}
