import { ErrorSummary, type FormError, Notice } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { useErrorTitle } from '../routing/use-document-title.ts';
import { toFieldId, useFormId } from './form-context.ts';
import { isFormStatus } from './server-errors.ts';

/** What is wrong after a submit: each line leads to its field; what concerns no field stands alone. */
export function FormProblems({ isFieldless }: { isFieldless?: boolean }) {
  const { errors, status, values, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const formId = useFormId();
  const problems: FormError[] = [];
  if (submitCount > 0 && !isFieldless) {
    for (const [name, message] of Object.entries(errors)) {
      if (typeof message === 'string') problems.push({ id: toFieldId(formId, name), message });
    }
    for (const [name, said] of Object.entries(isFormStatus(status) ? status.fields : {})) {
      if (errors[name] === undefined && said.value === values[name]) {
        problems.push({ id: toFieldId(formId, name), message: said.message });
      }
    }
  }
  const message = isFormStatus(status) && !isSubmitting ? status.message : null;
  useErrorTitle(problems.length > 0 || message !== null);
  return (
    <>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <ErrorSummary errors={isSubmitting ? [] : problems} submitCount={submitCount} />
    </>
  );
}
