import { Button, type ButtonProps } from '../button/button.tsx';
import { useHeld } from '../shared/use-held.ts';
import { useFormState } from './form-context.ts';

/** Props of {@link SubmitButton}: a button's. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isLoading' | 'loadingLabel'> & {
  /** The verb while the form is sent: "Saving". */
  busyLabel: string;
  /** Disables the button while a value is invalid. Without it, a press shows the errors; most forms should do that. */
  needsValid?: boolean;
  /** Enables the button only after a change, and only if all values are valid. */
  needsChange?: boolean;
};

/** The one primary button of a form. It keeps its width, and shows a spinner with the verb while the form is sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const {
    busyLabel,
    needsValid = false,
    needsChange = false,
    disabled,
    variant = 'primary',
    ...rest
  } = props;
  const form = useFormState();
  const isBusy = useHeld(form?.isSubmitting ?? false);
  const isInvalid = form !== undefined && !form.isValid;
  const isUnchanged = form !== undefined && !form.dirty;
  const isOff = !isBusy && (((needsValid || needsChange) && isInvalid) || (needsChange && isUnchanged));
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      isLoading={isBusy}
      loadingLabel={busyLabel}
      disabled={disabled || isOff}
    />
  );
}
