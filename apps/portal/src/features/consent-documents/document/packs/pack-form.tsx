import { useCreateOrderPackMutation } from '@anupalan/api-client/endpoints/order-packs';
import { ORDER_PACK_KIND_LABELS, type OrderPackKind } from '@anupalan/enums/order-packs';
import { Inline } from '@anupalan/ui';
import { FieldGrid, FormDateField, SelectField, SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { createOrderPackRequestSchema } from '@anupalan/validators/requests/order-packs';
import { useState } from 'react';
import { AppForm } from '../../../../shared/forms/app-form.tsx';
import { useToday } from '../../../../shared/tasks/use-today.ts';
import { type Period, toLastHalfYear, toLastYear } from './periods.ts';
import type { PackPurpose } from './purpose.ts';
import { words } from './words.ts';

type Values = Period & { kind: OrderPackKind };

const REPORT_FORMATS = (['compliance_report_docx', 'compliance_report_pdf'] as const).map((value) => ({
  value,
  label: ORDER_PACK_KIND_LABELS[value],
}));

/** Props of {@link PackForm}. */
export type PackFormProps = { documentId: string; purpose: PackPurpose };

/** Asks for the period of a pack, and of a report for its format. */
export function PackForm({ documentId, purpose }: PackFormProps) {
  const today = useToday();
  const [create] = useCreateOrderPackMutation();
  const isReport = purpose === 'report';
  const [initialValues] = useState<Values>(() =>
    isReport
      ? { kind: 'compliance_report_docx', ...toLastHalfYear(today) }
      : { kind: 'inspection_pack', ...toLastYear(today) },
  );
  const onSubmit = async (values: Values) => {
    const { message } = await create({ documentId, ...values }).unwrap();
    toast.success(message);
  };
  return (
    <AppForm<Values>
      initialValues={initialValues}
      schema={createOrderPackRequestSchema}
      showsStatuses={[413]}
      hasNoSummary
      onSubmit={onSubmit}
    >
      <FieldGrid layout="two">
        <FormDateField
          name="startDate"
          label={words.firstDay}
          hint={isReport ? words.firstDayHint : undefined}
        />
        <FormDateField name="endDate" label={words.lastDay} hint={isReport ? words.lastDayHint : undefined} />
        {isReport && <SelectField name="kind" label={words.format} options={REPORT_FORMATS} />}
      </FieldGrid>
      <Inline justify="end">
        <SubmitButton busyLabel={words.requesting}>
          {isReport ? words.createReport : words.createPack}
        </SubmitButton>
      </Inline>
    </AppForm>
  );
}
