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
  /** YYYY-MM-DD, or null. If the text is not a date, the field shows it as typed. */
  value: string | null;
  /**
   * Called with a complete date, or null. If the typed text is not an allowed date, it is the second argument, so that
   * a form can keep it and a filter can wait.
   */
  onChange: OnDate;
  /** Submits the value under this name in a plain form. */
  name?: string;
  /** The id of the input; an error summary links to it. */
  id?: string;
  /** A hint under the label. */
  hint?: ReactNode;
  /** The error message. It makes the field invalid. The field's own message about a wrong date comes first. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
  /** The reader can neither change the field nor reach it with the keyboard. */
  isDisabled?: boolean;
  /** The reader cannot change the field. */
  isReadOnly?: boolean;
  /** Text at the right of the label: the source of the value. */
  aside?: ReactNode;
  /** The first allowed date, YYYY-MM-DD. */
  min?: string;
  /** The last allowed date, YYYY-MM-DD. */
  max?: string;
  /** Called when the reader presses Enter on an allowed date. */
  onEnter?: (date: string) => void;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
};

/**
 * A date that people type, paste or choose in a calendar. When the focus leaves, the field shows the date in words. It
 * is a calendar date: no time zone changes it.
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
