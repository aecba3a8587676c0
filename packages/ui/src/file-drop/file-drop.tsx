import { FileUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '../field/field.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './file-drop.module.css';

/** Props of {@link FileDrop}. */
export type FileDropProps = {
  /** For example "Drop a consent order here". */
  label: ReactNode;
  /** The words that look like a link, for example "or choose a file". */
  chooseLabel?: ReactNode;
  /** Types and sizes in words. */
  hint?: ReactNode;
  error?: ReactNode;
  /** As in the `accept` attribute. Dropped files of other types come through too: check them. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  id?: string;
  icon?: IconType;
};

/** A drop zone that is a file input: drop, press, or open by keyboard. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    chooseLabel = 'or choose a file',
    hint,
    error,
    accept,
    isMultiple,
    isDisabled,
    onFiles,
  } = props;
  const { id, icon = FileUp } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isOver, setIsOver] = useState(false);
  return (
    <div>
      <label
        className={cx(
          styles.drop,
          isOver && styles.over,
          Boolean(error) && styles.invalid,
          isDisabled && styles.disabled,
        )}
        onDragOver={() => setIsOver(!isDisabled)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        htmlFor={inputId}
      >
        <Icon of={icon} size={28} strokeWidth={1.5} className={styles.icon} />
        <span className={styles.label}>
          {label} <span className={styles.choose}>{chooseLabel}</span>
        </span>
        {hint && (
          <span className={styles.hint} id={`${inputId}-hint`}>
            {hint}
          </span>
        )}
        <input
          id={inputId}
          className={styles.input}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-describedby={cx(Boolean(hint) && `${inputId}-hint`, Boolean(error) && `${inputId}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file may be chosen again after an error.
            event.currentTarget.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
