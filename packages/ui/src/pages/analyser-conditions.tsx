import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { Field } from '../field/field.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import { Select } from '../input/select.tsx';
import { Notice } from '../notice/notice.tsx';
import { ReadingChoice, SentenceInput } from '../review/review-fields.tsx';
import { ReviewGroup, ReviewRows } from '../review/review-list.tsx';
import { ReviewRow, type ReviewRowProps } from '../review/review-row.tsx';
import { StatusTag } from '../tag/tag.tsx';

type Condition = Pick<ReviewRowProps, 'title' | 'meta' | 'state' | 'tag' | 'isDim'> & { number: number };

const accepted = <StatusTag tone="ok" icon={CircleCheck} label="Accepted" />;
const needsDate = <StatusTag tone="warn" icon={TriangleAlert} label="Needs a date" />;

const PAGE_6: readonly Condition[] = [
  {
    number: 16,
    title: 'Keep treated effluent within the four limits in the table.',
    meta: ['Limit, continuous', '4 parameters'],
    state: 'accepted',
    isDim: true,
    tag: accepted,
  },
  { number: 17, title: 'Monthly effluent sampling and report', meta: ['Monthly', 'First due 10 Dec 2026'] },
  {
    number: 18,
    title: 'Send treated effluent to the common plant by closed pipeline only.',
    meta: ['Standing condition', 'Inspect quarterly, suggested'],
  },
  {
    number: 19,
    title: 'Run the online effluent monitor and keep it calibrated.',
    meta: ['Calibration interval not stated'],
    state: 'question',
    tag: needsDate,
  },
  {
    number: 20,
    title: 'Keep inlet and outlet flow meters and a daily log.',
    meta: ['Daily', 'Annexure III form'],
  },
];

const PAGE_7: readonly Condition[] = [
  {
    number: 21,
    title: 'Keep domestic sewage within 18 CMD and treat it on site.',
    meta: ['Standing condition'],
  },
  { number: 22, title: 'Clean the oil and grease trap.', meta: ['Weekly'] },
];

const REPEATS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
] as const;

/** The fields of the open condition, each with where its value came from. */
function Fields() {
  const [repeats, setRepeats] = useState<'monthly' | 'quarterly'>('monthly');
  const [due, setDue] = useState<string | null>('2026-12-10');
  return (
    <>
      <SentenceInput
        aria-label="What has to be done"
        rows={2}
        defaultValue="Get treated effluent sampled and analysed by a recognised laboratory every month, and send the report to the Board by the 10th of the next month."
      />
      <Notice tone="warn" title="Two readings.">
        This page says once in a month. Page 9 says once in three months for the same outlet. Choose one.
        <ReadingChoice
          label="How often"
          value={repeats}
          onChange={setRepeats}
          readings={[
            { value: 'monthly', label: 'Monthly', note: 'page 6' },
            { value: 'quarterly', label: 'Quarterly', note: 'page 9' },
          ]}
        />
      </Notice>
      <FieldGrid layout="dense">
        <Field label="Repeats" aside="read from page">
          {(control) => (
            <Select
              {...control}
              value={repeats}
              options={REPEATS}
              onChange={(event) =>
                setRepeats(event.currentTarget.value === 'monthly' ? 'monthly' : 'quarterly')
              }
            />
          )}
        </Field>
        <DateField label="First due" aside="worked out" value={due} onChange={setDue} />
        <Field label="Owner" aside="suggested">
          {(control) => <Select {...control} options={[{ value: 'ak', label: 'A. Kulkarni' }]} />}
        </Field>
        <Field label="Evidence" aside="read from page">
          {(control) => <Select {...control} options={[{ value: 'lab', label: 'Lab report, receipt' }]} />}
        </Field>
      </FieldGrid>
    </>
  );
}

/** Props of {@link AnalyserConditions}. */
export type AnalyserConditionsProps = { openId: string; onOpen: (id: string) => void; onShow: () => void };

/** The conditions of two pages, one of them open. */
export function AnalyserConditions({ openId, onOpen, onShow }: AnalyserConditionsProps) {
  const toRow = (page: number) => (condition: Condition) => {
    const id = `c${condition.number}`;
    return (
      <ReviewRow
        {...condition}
        key={id}
        isOpen={id === openId}
        onSelect={() => onOpen(id)}
        place={{ label: `Page ${page}, condition 1 B`, onShow }}
      >
        <Fields />
      </ReviewRow>
    );
  };
  return (
    <ReviewRows>
      <ReviewGroup title="Page 6">{PAGE_6.map(toRow(6))}</ReviewGroup>
      <ReviewGroup title="Page 7">{PAGE_7.map(toRow(7))}</ReviewGroup>
    </ReviewRows>
  );
}
