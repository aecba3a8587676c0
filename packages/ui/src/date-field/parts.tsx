import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Heading,
  Label,
  Text,
} from 'react-aria-components';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import type { RootProps } from '../shared/root-props.ts';
import styles from './date-field.module.css';

/** What the date fields share. */
export type DateFieldBase = RootProps & {
  /** The label above the field. */
  label: ReactNode;
  /** Also the place an error summary leads to. */
  id?: string;
  /** Under the label. */
  hint?: ReactNode;
  /** The message; its presence makes the field invalid. */
  error?: ReactNode;
  /** Says "(optional)" after the label. */
  isOptional?: boolean;
  /** Cannot be changed, nor reached. */
  isDisabled?: boolean;
  /** Cannot be changed. */
  isReadOnly?: boolean;
  /** At the right of the label: where the value came from. */
  aside?: ReactNode;
  /** First date that may be chosen, YYYY-MM-DD. */
  min?: string;
  /** Last date that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** When the focus leaves the whole field. */
  onBlur?: () => void;
};

/** Label, hint and error of a date field, in the look of a Field. */
export function DateFieldHead({ label, hint, error, isOptional, aside }: DateFieldBase) {
  return (
    <>
      <div className={fieldStyles.head}>
        <Label className={fieldStyles.label}>
          {label}
          {isOptional && <span className={fieldStyles.optional}> (optional)</span>}
        </Label>
        {aside && <span className={fieldStyles.aside}>{aside}</span>}
      </div>
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
    </>
  );
}

/** The typed day, month and year. */
export function Segments({ slot }: { slot?: string }) {
  return (
    <DateInput slot={slot} className={styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

/** Month, arrows and days of a calendar. */
export function Month() {
  return (
    <>
      <header className={styles.calendarHead}>
        <Button slot="previous" className={styles.step}>
          <Icon of={ChevronLeft} size={18} />
        </Button>
        <Heading className={styles.heading} level={3} />
        <Button slot="next" className={styles.step}>
          <Icon of={ChevronRight} size={18} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
