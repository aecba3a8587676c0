import { Button, type ButtonProps } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { useHeld } from '../use-held.ts';

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'isBlock'> & {
  /** The verb while the form is sent: "Saving". */
  busyLabel: string;
  /** Enabled only when the form is changed and valid (product, section 5). */
  needsChange?: boolean;
};

/** The one primary button of a form. Keeps its width and shows a spinner while the form is sent. */
export function SubmitButton({ children, busyLabel, needsChange, isBlock }: SubmitButtonProps) {
  const { isSubmitting, dirty, isValid } = useFormikContext();
  const isBusy = useHeld(isSubmitting);
  const isOff = needsChange === true && !isBusy && !(dirty && isValid);
  return (
    <Button
      type="submit"
      variant="primary"
      isLoading={isBusy}
      loadingLabel={busyLabel}
      disabled={isOff}
      isBlock={isBlock}
    >
      {children}
    </Button>
  );
}
