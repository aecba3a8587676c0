import { Button, Inline } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { formWords } from './words.ts';

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
          {formWords.remove}
        </Button>
      )}
      <Button onClick={onClose}>{formWords.cancel}</Button>
      <SubmitButton busyLabel={formWords.saving}>{label}</SubmitButton>
    </Inline>
  );
}
