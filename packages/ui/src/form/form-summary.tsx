import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { Notice } from '../notice/notice.tsx';
import { useFormState } from './form-context.ts';
import { useFormProblems } from './use-form-problems.ts';

/** Props of FormSummary. */
type FormSummaryProps = {
  /** Shows only the messages that belong to no field. A form with one or two fields needs no list. */
  isFieldless?: boolean;
};

/** The errors after a submit. Each line links to its field; an error without a field has no link. */
export function FormSummary({ isFieldless }: FormSummaryProps) {
  const submitCount = useFormState()?.submitCount;
  const { errors, message } = useFormProblems();
  return (
    <>
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <ErrorSummary errors={isFieldless ? [] : errors} submitCount={submitCount} />
    </>
  );
}
