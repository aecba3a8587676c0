import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import styles from './date-field.module.css';

/** The month, the arrows and the days of a calendar. */
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
