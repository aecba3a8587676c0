import { Calendar as CalendarIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  DateRangePicker,
  Dialog,
  Group,
  I18nProvider,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import overlayStyles from '../popover/overlay.module.css';
import { cx } from '../shared/cx.ts';
import { toData } from '../shared/root-props.ts';
import styles from './date-field.module.css';
import { toCalendarValue, toIsoDate } from './iso-date.ts';
import { type DateFieldBase, DateFieldHead, Month, Segments } from './parts.tsx';
import { usePastedRange } from './pasted-date.ts';

/** Two calendar dates, YYYY-MM-DD, both included. */
export type DateRange = { start: string; end: string };

/** Props of {@link DateRangeField}. */
export type DateRangeFieldProps = DateFieldBase & {
  /** Null while one of the two is missing. */
  value: DateRange | null;
  /** Called with both dates, or null while one is missing. */
  onChange: (value: DateRange | null) => void;
};

/** From one date to another, typed or chosen in a calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, id, isDisabled, isReadOnly, min, max, onBlur, ref, className } = props;
  const paste = usePastedRange({ ...props, onRange: onChange });
  const error = props.error ?? paste.refusal;
  const start = toCalendarValue(value?.start);
  const end = toCalendarValue(value?.end);
  return (
    <I18nProvider locale="en-GB">
      <DateRangePicker
        id={id}
        {...toData(props)}
        ref={ref as Ref<HTMLDivElement>}
        className={cx(fieldStyles.field, className) ?? ''}
        value={start && end ? { start, end } : null}
        onChange={(range) => {
          paste.forget();
          const from = toIsoDate(range?.start ?? null);
          const to = toIsoDate(range?.end ?? null);
          onChange(from && to ? { start: from, end: to } : null);
        }}
        onBlur={onBlur}
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
        <Group className={cx(styles.group, styles.rangeGroup) ?? ''} onPaste={paste.onPaste}>
          <span className={styles.range}>
            <Segments slot="start" />
            <span aria-hidden="true" className={styles.dash}>
              to
            </span>
            <Segments slot="end" />
          </span>
          <Button className={styles.open}>
            <Icon of={CalendarIcon} size={16} />
          </Button>
        </Group>
        <Popover className={overlayStyles.popover} placement="bottom end" offset={6}>
          <Dialog className={overlayStyles.content}>
            <RangeCalendar className={styles.calendar} firstDayOfWeek="mon">
              <Month isRange />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}
