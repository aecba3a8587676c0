import { Calendar as CalendarIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button, Calendar, DatePicker, Dialog, Group, I18nProvider, Popover } from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { toData } from '../shared/root-props.ts';
import styles from './date-field.module.css';
import { toCalendarValue, toIsoDate } from './iso-date.ts';
import { type DateFieldBase, DateFieldHead, Month, Segments } from './parts.tsx';
import { usePastedDate } from './pasted-date.ts';

/** Props of {@link DateField}. */
export type DateFieldProps = DateFieldBase & {
  /** YYYY-MM-DD, or null while it is empty or incomplete. */
  value: string | null;
  /** Called with the date, or null while it is empty or incomplete. */
  onChange: (value: string | null) => void;
  /** Posts the value under this name in a plain form. */
  name?: string;
};

/** A date, typed as DD/MM/YYYY or chosen in a calendar. Calendar dates only: no time zone moves them. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, name, id, isDisabled, isReadOnly, min, max, onBlur, ref, className } = props;
  const paste = usePastedDate({ ...props, onDate: onChange });
  const error = props.error ?? paste.refusal;
  return (
    <I18nProvider locale="en-GB">
      <DatePicker
        id={id}
        {...toData(props)}
        ref={ref as Ref<HTMLDivElement>}
        className={cx(fieldStyles.field, className) ?? ''}
        value={toCalendarValue(value)}
        onChange={(date) => {
          paste.forget();
          onChange(toIsoDate(date));
        }}
        onBlur={onBlur}
        name={name}
        minValue={toCalendarValue(min)}
        maxValue={toCalendarValue(max)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros
      >
        <DateFieldHead {...props} error={error} />
        <Group className={styles.group} onPaste={paste.onPaste}>
          <Segments />
          <Button className={styles.open}>
            <Icon of={CalendarIcon} size={16} />
          </Button>
        </Group>
        <Popover className={overlayStyles.popover} placement="bottom end" offset={6}>
          <Dialog className={overlayStyles.content}>
            <Calendar className={styles.calendar} firstDayOfWeek="mon">
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
