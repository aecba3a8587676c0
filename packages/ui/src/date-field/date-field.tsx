import { Calendar as CalendarIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button, Calendar, Dialog, DialogTrigger, I18nProvider, Popover } from 'react-aria-components';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import controlStyles from '../input/control.module.css';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { type RootProps, toData } from '../shared/root-props.ts';
import styles from './date-field.module.css';
import { toCalendarValue, toIsoDate } from './iso-date.ts';
import { Month } from './month.tsx';
import { type OnDate, useDateText } from './use-date-text.ts';

/** Props of {@link DateField}. */
export type DateFieldProps = RootProps & {
  /** The label above the field. */
  label: ReactNode;
  /** YYYY-MM-DD, or null. Text that is not a date is shown as it was typed. */
  value: string | null;
  /**
   * Called with a complete date, or null. If the typed text is not an allowed date, it is the second argument: a
   * form can keep it, and a filter can wait.
   */
  onChange: OnDate;
  /** Posts the value under this name in a plain form. */
  name?: string;
  /** The id of the input; an error summary links to it. */
  id?: string;
  /** Under the label. */
  hint?: ReactNode;
  /** The message; it makes the field invalid. The field's own message about a wrong date is shown first. */
  error?: ReactNode;
  /** Says "(optional)" after the label. */
  isOptional?: boolean;
  /** Cannot be changed, nor reached. */
  isDisabled?: boolean;
  /** Cannot be changed. */
  isReadOnly?: boolean;
  /** At the right of the label: the source of the value. */
  aside?: ReactNode;
  /** First date that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last date that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** Enter was pressed on a date that can be chosen. */
  onEnter?: (date: string) => void;
  /** When the focus leaves the input. */
  onBlur?: () => void;
};

/**
 * A date, typed or pasted as people write it, or chosen in a calendar; in words once the field is left. Calendar dates
 * only: no time zone moves them.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, name, hint, error, isOptional, aside, isDisabled, isReadOnly } = props;
  const { min, max, onEnter, onBlur, ref, className } = props;
  const date = useDateText(value, { min, max }, onChange);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const settled = date.onSettle();
      if (settled !== null) onEnter?.(settled);
    }
    if (event.key !== 'ArrowDown' || !event.altKey || isDisabled || isReadOnly) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <Field
      {...toData(props)}
      ref={ref as Ref<HTMLDivElement>}
      className={className}
      id={id}
      label={label}
      hint={hint}
      error={date.refusal ?? error}
      isOptional={isOptional}
      aside={aside}
    >
      {({ describedBy, invalid }) => (
        <div ref={box} className={styles.box}>
          <input
            id={id}
            type="text"
            className={cx(controlStyles.control, styles.input)}
            value={date.text}
            placeholder="dd/mm/yyyy"
            autoComplete="off"
            spellCheck={false}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => date.onType(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              date.onSettle();
              onBlur?.();
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
          )}
          <I18nProvider locale="en-GB">
            <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
              <Button
                className={styles.open}
                aria-label={typeof label === 'string' ? `Calendar, ${label}` : 'Calendar'}
                isDisabled={isDisabled || isReadOnly}
              >
                <Icon of={CalendarIcon} size={16} />
              </Button>
              <Popover className={overlayStyles.popover} triggerRef={box} placement="bottom end" offset={6}>
                <Dialog className={overlayStyles.content} aria-label="Calendar">
                  <Calendar
                    className={styles.calendar}
                    firstDayOfWeek="mon"
                    autoFocus
                    value={toCalendarValue(value)}
                    minValue={toCalendarValue(min)}
                    maxValue={toCalendarValue(max)}
                    onChange={(chosen) => {
                      const iso = toIsoDate(chosen);
                      if (iso !== null) date.onChoose(iso);
                      setIsOpen(false);
                    }}
                  >
                    <Month />
                  </Calendar>
                </Dialog>
              </Popover>
            </DialogTrigger>
          </I18nProvider>
        </div>
      )}
    </Field>
  );
}
