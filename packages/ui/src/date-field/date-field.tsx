import { Calendar as CalendarIcon } from 'lucide-react';
import { Button, Calendar, DatePicker, Dialog, Group, I18nProvider, Popover } from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import overlayStyles from '../popover/overlay.module.css';
import styles from './date-field.module.css';
import { toCalendarValue, toIsoDate } from './iso-date.ts';
import { type DateFieldBase, DateFieldHead, Month, Segments } from './parts.tsx';

/** Props of {@link DateField}. */
export type DateFieldProps = DateFieldBase & {
  /** YYYY-MM-DD, or null while it is empty or incomplete. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Posts the value under this name in a plain form. */
  name?: string;
};

/** A date, typed as DD/MM/YYYY or chosen in a calendar. Calendar dates only: no time zone moves them. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, name, id, error, isDisabled, isReadOnly, min, max, onBlur } = props;
  return (
    <I18nProvider locale="en-GB">
      <DatePicker
        id={id}
        className={fieldStyles.field}
        value={toCalendarValue(value)}
        onChange={(date) => onChange(toIsoDate(date))}
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
        <DateFieldHead {...props} />
        <Group className={styles.group}>
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
