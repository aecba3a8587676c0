import { DAY_LABELS, DAYS } from '@anupalan/enums/days';
import {
  FREQUENCIES_BY_PERIOD,
  FREQUENCY_LABELS,
  INTERVAL_UNIT_LABELS,
  INTERVAL_UNITS,
} from '@anupalan/enums/frequencies';
import { MONTH_LABELS, MONTHS } from '@anupalan/enums/months';
import { CheckboxGroupField, FieldGrid, FormDateField, SelectField, TextField } from '@anupalan/ui/forms';
import { Disclosure } from '@anupalan/ui/interactive';
import { useFormikContext } from 'formik';
import { isFrequency, type ScheduleValues } from './schedule-values.ts';
import { formWords } from './words.ts';

const REPEATS_OPTIONS = [
  { value: 'once', label: formWords.repeats.once },
  ...FREQUENCIES_BY_PERIOD.map((value) => ({ value, label: FREQUENCY_LABELS[value] })),
  { value: 'custom', label: formWords.repeats.custom },
];
const DAY_OPTIONS = DAYS.map((value) => ({ value, label: DAY_LABELS[value] }));
const MONTH_OPTIONS = MONTHS.map((value) => ({ value, label: MONTH_LABELS[value] }));
const UNIT_OPTIONS = INTERVAL_UNITS.map((value) => ({ value, label: INTERVAL_UNIT_LABELS[value].many }));
const LAST_DAY = 31;
const DAY_OF_MONTH_OPTIONS = Array.from({ length: LAST_DAY }, (_, index) => ({
  value: String(index + 1),
  label: index + 1 === LAST_DAY ? formWords.lastDay : String(index + 1),
}));
const AS_START = formWords.asStart;

function OwnPeriodFields({ unit }: Pick<ScheduleValues, 'unit'>) {
  const hasMonthDays = unit === 'month' || unit === 'year';
  return (
    <>
      <FieldGrid>
        <TextField name="every" label={formWords.every} inputMode="numeric" />
        <SelectField name="unit" label={formWords.unit} options={UNIT_OPTIONS} />
      </FieldGrid>
      {unit === 'week' && (
        <CheckboxGroupField
          name="days"
          label={formWords.weekdays}
          hint={formWords.weekdaysHint}
          options={DAY_OPTIONS}
          isInline
          isOptional
        />
      )}
      {unit === 'year' && (
        <SelectField
          name="month"
          label={formWords.month}
          options={MONTH_OPTIONS}
          placeholder={AS_START}
          isOptional
        />
      )}
      {hasMonthDays && (
        <TextField
          name="daysOfMonth"
          label={formWords.daysOfMonth}
          hint={formWords.daysOfMonthHint}
          isOptional
        />
      )}
    </>
  );
}

/** The fields that one of the six frequencies needs beside its start. */
function AnchorFields({ repeats }: Pick<ScheduleValues, 'repeats'>) {
  if (repeats === 'weekly') {
    return (
      <SelectField name="day" label={formWords.day} options={DAY_OPTIONS} placeholder={AS_START} isOptional />
    );
  }
  const hasMonth = repeats === 'quarterly' || repeats === 'half_yearly' || repeats === 'yearly';
  const hasDay = repeats === 'monthly' || hasMonth;
  if (!hasDay) return null;
  return (
    <FieldGrid>
      {hasMonth && (
        <SelectField
          name="month"
          label={repeats === 'yearly' ? formWords.month : formWords.dueMonth}
          options={MONTH_OPTIONS}
          placeholder={AS_START}
          isOptional
        />
      )}
      <SelectField
        name="dayOfMonth"
        label={formWords.dayOfMonth}
        options={DAY_OF_MONTH_OPTIONS}
        placeholder={AS_START}
        isOptional
      />
    </FieldGrid>
  );
}

/** When a task is due: once, one of the six frequencies, or a period of its own. */
export function ScheduleFields() {
  const { values, initialValues } = useFormikContext<ScheduleValues>();
  const { repeats, unit } = values;
  const hasMonths =
    repeats === 'daily' ||
    repeats === 'weekly' ||
    repeats === 'monthly' ||
    (repeats === 'custom' && unit !== 'year');
  return (
    <>
      <SelectField name="repeats" label={formWords.repeats.label} options={REPEATS_OPTIONS} />
      {isFrequency(repeats) && <AnchorFields repeats={repeats} />}
      {repeats === 'custom' && <OwnPeriodFields unit={unit} />}
      {hasMonths && (
        <Disclosure
          title={formWords.season}
          note={formWords.chosenMonths(values.months.length)}
          level={3}
          isOpenAtFirst={initialValues.months.length > 0}
        >
          <CheckboxGroupField
            name="months"
            label={formWords.months}
            hint={formWords.monthsHint}
            options={MONTH_OPTIONS}
            isInline
            isOptional
          />
        </Disclosure>
      )}
      {repeats === 'once' ? (
        <FormDateField name="startDate" label={formWords.dueDate} />
      ) : (
        <FieldGrid>
          <FormDateField name="startDate" label={formWords.startsOn} />
          <FormDateField name="endDate" label={formWords.endsOn} isOptional />
        </FieldGrid>
      )}
    </>
  );
}
