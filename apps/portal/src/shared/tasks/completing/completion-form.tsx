import type { ScheduledTask } from '@anupalan/api-client/types';
import { Button, Inline, Stack, Tag } from '@anupalan/ui';
import { FieldGrid, FormDateField, SubmitButton, TextareaField, TextField } from '@anupalan/ui/forms';
import { isCalendarDate } from '@anupalan/validators/dates';
import { toCompletionFormSchema } from '@anupalan/validators/forms/task';
import { useFormikContext } from 'formik';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { AppForm } from '../../forms/app-form.tsx';
import { EvidenceDrafts } from '../evidence/evidence-drafts.tsx';
import type { EvidenceUploads } from '../evidence/use-evidence-uploads.ts';
import { toPunctuality } from './completion-words.ts';
import { completeWords } from './words.ts';

/** What is typed; the day as `YYYY-MM-DD`, as it was typed where that is no date. */
export type CompletionValues = { completedOn: string; reference: string; remark: string };

/** Props of {@link CompletionForm}. */
export type CompletionFormProps = {
  rows: readonly ScheduledTask[];
  isAmending: boolean;
  today: string;
  /** Evidence that is sent with it; null: none is taken here. */
  uploads: EvidenceUploads | null;
  /** How many files more the due date takes. */
  room: number;
  onSubmit: (values: CompletionValues) => Promise<void>;
  onClose: () => void;
};

/** The day of the work; whether that is on time is said at once. */
function CompletedOnField({ dueDate, today }: { dueDate: string | undefined; today: string }) {
  const { completedOn } = useFormikContext<CompletionValues>().values;
  const canBe = isCalendarDate(completedOn) && completedOn <= today;
  const hint = dueDate !== undefined && canBe ? toPunctuality(completedOn, dueDate) : undefined;
  return <FormDateField name="completedOn" label={completeWords.doneOn} hint={hint} max={today} />;
}

/** Its draft keeps the name it began with: those that are completed leave `rows` before the dialog is gone. */
export function CompletionForm(props: CompletionFormProps) {
  const { rows, isAmending, today, uploads, room, onSubmit, onClose } = props;
  const [row] = rows.length === 1 ? rows : [];
  const [draft] = useState(() => (row === undefined ? 'complete-several' : `complete-${row.id}`));
  const [schema] = useState(() => toCompletionFormSchema(today));
  const [recorded] = useState((): CompletionValues => {
    const before = isAmending ? row : undefined;
    return {
      completedOn: before?.completedOn ?? today,
      reference: before?.reference ?? '',
      remark: before?.remark ?? '',
    };
  });
  return (
    <AppForm<CompletionValues>
      initialValues={recorded}
      schema={schema}
      onSubmit={onSubmit}
      hasNoSummary
      draft={draft}
    >
      <FieldGrid layout="two">
        <CompletedOnField dueDate={row?.dueDate} today={today} />
        <TextField
          name="reference"
          label={completeWords.reference}
          isOptional
          hint={completeWords.referenceHint}
        />
      </FieldGrid>
      <TextareaField name="remark" label={completeWords.remark} isOptional rows={3} />
      {uploads !== null && row !== undefined && (
        <Stack gap={3}>
          <Inline justify="between">
            <strong>{completeWords.evidence}</strong>
            {row.evidenceRequired && row.evidence.length === 0 && (
              <Tag tone="warn" icon={Paperclip}>
                {completeWords.evidenceRequired}
              </Tag>
            )}
          </Inline>
          <EvidenceDrafts uploads={uploads} room={room} waitingWords={completeWords.evidenceLater} />
        </Stack>
      )}
      <Inline justify="end">
        <Button onClick={onClose}>{completeWords.cancel}</Button>
        <SubmitButton busyLabel={completeWords.busy}>
          {isAmending ? completeWords.submitAmended : completeWords.submit}
        </SubmitButton>
      </Inline>
    </AppForm>
  );
}
