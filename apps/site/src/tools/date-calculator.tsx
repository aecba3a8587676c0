import { formatDate } from '@anupalan/compliance/schedules/describe';
import { findStatutoryRow } from '@anupalan/compliance/statutory/catalogue';
import { describeDue, listDueDates } from '@anupalan/compliance/statutory/due';
import { RENEWAL_WINDOW_DAYS } from '@anupalan/enums/limits';
import { Button, Field, Input, KeyValueList, Notice, Select, Stack } from '@anupalan/ui';
import { useState } from 'react';
import { readTyped } from '../islands/form-values.ts';
import { useAwake } from '../islands/use-awake.ts';
import { getRenewalDates, isDate, type RenewalDates } from './renewal-dates.ts';
import { todayInIndia } from './today.ts';

const FORM_ID = 'dates-form';
const NEXT_DATES = 3;

/** Props of {@link DateCalculator}. */
export type DateCalculatorProps = {
  /** Returns whose date a primary text gives, by id of the catalogue and title. */
  returns: readonly { value: string; label: string }[];
};

const toSentence = ({ state, daysLeft }: RenewalDates) =>
  state === 'expired'
    ? `This consent ended ${-daysLeft} ${-daysLeft === 1 ? 'day' : 'days'} ago.`
    : state === 'expiring'
      ? `The window is open: ${daysLeft} ${daysLeft === 1 ? 'day is' : 'days are'} left.`
      : `${daysLeft} days are left.`;

/** Works out the dates of a renewal and of a return, with the engine that the product itself uses. */
export function DateCalculator({ returns }: DateCalculatorProps) {
  const isAwake = useAwake();
  const [values, setValues] = useState(() => readTyped(FORM_ID, { validUpto: '', lead: '', statutory: '' }));
  const [isAsked, setIsAsked] = useState(false);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const lead = values.lead === '' ? null : Number(values.lead);
  const isLeadWrong = lead !== null && (!Number.isInteger(lead) || lead < 1 || lead > 365);
  const today = todayInIndia();
  const dates = isAsked && !isLeadWrong ? getRenewalDates(values.validUpto, lead, today) : null;
  const row = findStatutoryRow(values.statutory);
  const next = row ? listDueDates(row, { from: today, limit: NEXT_DATES }) : [];
  return (
    <form
      id={FORM_ID}
      noValidate={isAwake}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
      }}
    >
      <Stack gap={5}>
        <Field
          label="Last day of your consent"
          id="tools-valid-upto"
          error={isAsked && !isDate(values.validUpto) ? 'Enter a day that exists' : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <Input
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              type="date"
              name="validUpto"
              required
              value={values.validUpto}
              onChange={set('validUpto')}
            />
          )}
        </Field>
        <Field
          label="Days before the end by which your order wants the application"
          id="tools-lead"
          isOptional
          hint={`It stands among the general conditions. Without it we count ${RENEWAL_WINDOW_DAYS} days, to be careful.`}
          error={isLeadWrong ? 'Enter a number of days from 1 to 365' : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <Input
              id={id}
              describedBy={describedBy}
              invalid={invalid}
              inputMode="numeric"
              name="lead"
              value={values.lead}
              onChange={set('lead')}
            />
          )}
        </Field>
        <Button type="submit" variant="primary">
          Work out the dates
        </Button>
        <div role="status">
          {dates && (
            <Stack gap={4}>
              <Notice tone={dates.state === 'valid' ? 'ok' : dates.state === 'expiring' ? 'warn' : 'danger'}>
                {toSentence(dates)}
              </Notice>
              <KeyValueList
                items={[
                  { key: 'Begin to prepare', value: formatDate(dates.beginOn) },
                  { key: 'Application with the board', value: formatDate(dates.applyBy) },
                  { key: 'Last day of the consent', value: formatDate(values.validUpto) },
                ]}
              />
            </Stack>
          )}
        </div>
        <Field label="Next dates of a return" id="tools-return">
          {({ id, describedBy }) => (
            <Select
              id={id}
              describedBy={describedBy}
              name="statutory"
              options={returns}
              placeholder="Select a return"
              value={values.statutory}
              onChange={set('statutory')}
            />
          )}
        </Field>
        <div role="status">
          {row && (
            <KeyValueList
              items={[
                { key: 'By', value: [row.act, row.rule, row.form].filter(Boolean).join(', ') },
                { key: 'Due', value: describeDue(row.due) },
                {
                  key: 'Next',
                  value: next
                    .map(({ dueDate, period }) =>
                      period ? `${formatDate(dueDate)} for ${period}` : formatDate(dueDate),
                    )
                    .join('; '),
                },
              ]}
            />
          )}
        </div>
      </Stack>
    </form>
  );
}
