import { Button, Inline } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';

/** Props of {@link FormButtons}. */
export type FormButtonsProps = {
  /** Of the button that saves. */
  label: string;
  onClose: () => void;
  /** Absent for what is new. */
  onRemove?: (() => void) | undefined;
};

/** Remove, cancel, save: below the form of a limit or a particular. */
export function FormButtons({ label, onClose, onRemove }: FormButtonsProps) {
  return (
    <Inline justify="end">
      {onRemove && (
        <Button variant="danger" onClick={onRemove}>
          Remove
        </Button>
      )}
      <Button onClick={onClose}>Cancel</Button>
      <SubmitButton busyLabel="Saving">{label}</SubmitButton>
    </Inline>
  );
}
