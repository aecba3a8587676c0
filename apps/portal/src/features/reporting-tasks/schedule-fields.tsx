import { DAY_LABELS, DAYS } from '@anupalan/enums/days';
import {
  FREQUENCIES_BY_PERIOD,
  FREQUENCY_LABELS,
  INTERVAL_UNIT_LABELS,
  INTERVAL_UNITS,
} from '@anupalan/enums/frequencies';
import { MONTH_LABELS, MONTHS } from '@anupalan/enums/months';
import { CheckboxGroupField, FieldGrid, FormDateField, SelectField, TextField } from '@anupalan/ui/forms';
import { useFormikContext } from 'formik';
import { isFrequency, type ScheduleValues } from './schedule-values.ts';

const REPEATS_OPTIONS = [
  { value: 'once', label: 'Once' },
  ...FREQUENCIES_BY_PERIOD.map((value) => ({ value, label: FREQUENCY_LABELS[value] })),
  { value: 'custom', label: 'Custom period' },
];
const DAY_OPTIONS = DAYS.map((value) => ({ value, label: DAY_LABELS[value] }));
const MONTH_OPTIONS = MONTHS.map((value) => ({ value, label: MONTH_LABELS[value] }));
const UNIT_OPTIONS = INTERVAL_UNITS.map((value) => ({ value, label: INTERVAL_UNIT_LABELS[value].many }));
const LAST_DAY = 31;
const DAY_OF_MONTH_OPTIONS = Array.from({ length: LAST_DAY }, (_, index) => ({
  value: String(index + 1),
  label: index + 1 === LAST_DAY ? 'Last day' : String(index + 1),
}));
const AS_START = 'Same as the start date';

function OwnPeriodFields({ unit }: Pick<ScheduleValues, 'unit'>) {
  const hasMonthDays = unit === 'month' || unit === 'year';
  return (
    <>
      <FieldGrid>
        <TextField name="every" label="Every" inputMode="numeric" />
        <SelectField name="unit" label="Unit" options={UNIT_OPTIONS} />
      </FieldGrid>
      {unit === 'week' && (
        <CheckboxGroupField
          name="days"
          label="On"
          hint="If empty: the weekday of the start date"
          options={DAY_OPTIONS}
          isInline
          isOptional
        />
      )}
      {unit === 'year' && (
        <SelectField name="month" label="Month" options={MONTH_OPTIONS} placeholder={AS_START} isOptional />
      )}
      {hasMonthDays && (
        <TextField
          name="daysOfMonth"
          label="Days of the month"
          hint="For example 1, 15. Day 31 is the last day of each month."
          isOptional
        />
      )}
    </>
  );
}

/** The fields that one of the six frequencies needs beside its start. */
function AnchorFields({ repeats }: Pick<ScheduleValues, 'repeats'>) {
  if (repeats === 'weekly') {
    return <SelectField name="day" label="Day" options={DAY_OPTIONS} placeholder={AS_START} isOptional />;
  }
  const hasMonth = repeats === 'quarterly' || repeats === 'half_yearly' || repeats === 'yearly';
  const hasDay = repeats === 'monthly' || hasMonth;
  if (!hasDay) return null;
  return (
    <FieldGrid>
      {hasMonth && (
        <SelectField
          name="month"
          label={repeats === 'yearly' ? 'Month' : 'One of the due months'}
          options={MONTH_OPTIONS}
          placeholder={AS_START}
          isOptional
        />
      )}
      <SelectField
        name="dayOfMonth"
        label="Day of the month"
        options={DAY_OF_MONTH_OPTIONS}
        placeholder={AS_START}
        isOptional
      />
    </FieldGrid>
  );
}

/** When a task is due: once, one of the six frequencies, or a period of its own. */
export function ScheduleFields() {
  const { values } = useFormikContext<ScheduleValues>();
  const { repeats, unit } = values;
  return (
    <>
      <SelectField name="repeats" label="Repeats" options={REPEATS_OPTIONS} />
      {isFrequency(repeats) && <AnchorFields repeats={repeats} />}
      {repeats === 'custom' && <OwnPeriodFields unit={unit} />}
      {repeats === 'once' ? (
        <FormDateField name="startDate" label="Due date" />
      ) : (
        <FieldGrid>
          <FormDateField name="startDate" label="Starts on" />
          <FormDateField name="endDate" label="Ends on" isOptional />
        </FieldGrid>
      )}
    </>
  );
}
