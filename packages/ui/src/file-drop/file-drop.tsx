import { Camera, FileUp } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FieldError } from '../field/field.tsx';
import { Icon, type IconType } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './file-drop.module.css';

/** Props of {@link FileDrop}. */
export type FileDropProps = Omit<ComponentProps<'div'>, 'id' | 'children'> & {
  /** What to drop, for example "Drop a consent order here". */
  label: ReactNode;
  /** The words that look like a link, for example "or choose a file". */
  chooseLabel?: ReactNode;
  /** On touch devices, the text that replaces both, for example "Choose files". */
  touchLabel?: ReactNode;
  /** On touch devices, a button beside it that opens the camera, for example "Take photo". */
  photoLabel?: ReactNode;
  /** The accepted types and sizes in words. */
  hint?: ReactNode;
  /** Why the last file was not accepted. It is shown here, not in a toast. */
  error?: ReactNode;
  /** The accepted types, as in the `accept` attribute. People can still drop files of other types: check them. */
  accept?: string;
  /** Accepts several files at once. */
  isMultiple?: boolean;
  /** It accepts no files at the moment. */
  isDisabled?: boolean;
  /**
   * Returns why a file is not accepted, in a sentence without the file's name, or null if it is. The other files are
   * accepted.
   */
  refuse?: (file: File) => string | null;
  /** Called with the files that were dropped, chosen or pasted; never with an empty list. */
  onFiles: (files: File[]) => void;
  /** The id of the input, for an error summary. */
  id?: string;
  /** An icon above the words. */
  icon?: IconType;
  /** One line, for a phone whose list is below it; the hint is only spoken. */
  isCompact?: boolean;
};

/** Only JPEG and PNG, so that a phone with its own format converts the picture to one that every device opens. */
const PHOTO_ACCEPT = 'image/jpeg,image/png';

type FileInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onFiles: (files: File[]) => void };

/** A file input that covers its whole label. */
function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      className={styles.input}
      type="file"
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        // The same file may be chosen again after an error.
        event.currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

type Refused = { name: string; reason: string };
/** How many refused files are named; the others are counted. */
const NAMED = 5;

/** A file input as a drop zone. People drop files, press it, or open it with the keyboard. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    chooseLabel = 'or choose a file',
    touchLabel,
    photoLabel,
    hint,
    error,
    accept,
    isMultiple,
    isDisabled,
    onFiles,
    refuse,
    id,
    icon = FileUp,
    isCompact,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const take = (files: File[]) => {
    const checked = files.map((file) => ({ file, reason: refuse?.(file) ?? null }));
    setRefused(checked.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: file.name, reason }])));
    const taken = checked.flatMap(({ file, reason }) => (reason === null ? [file] : []));
    if (taken.length > 0) onFiles(taken);
  };
  const isInvalid = Boolean(error) || refused.length > 0;
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    take(isMultiple ? files : files.slice(0, 1));
  };
  return (
    <div {...rest} className={cx(styles.root, className)} onPaste={onPaste}>
      <div
        className={cx(
          styles.frame,
          isOver && styles.over,
          isInvalid && styles.invalid,
          isDisabled && styles.disabled,
          isCompact && styles.compact,
        )}
      >
        <label
          className={styles.drop}
          onDragOver={() => setIsOver(!isDisabled)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          htmlFor={inputId}
        >
          <Icon of={icon} size={isCompact ? 20 : 28} strokeWidth={1.5} className={styles.icon} />
          <span className={cx(styles.label, Boolean(touchLabel) && styles.untouched)}>
            {label} <span className={styles.choose}>{chooseLabel}</span>
          </span>
          {touchLabel && (
            <span className={cx(styles.label, styles.touched, styles.choose)}>{touchLabel}</span>
          )}
          {hint && (
            <span className={isCompact ? 'sr' : styles.hint} id={`${inputId}-hint`}>
              {hint}
            </span>
          )}
          <FileInput
            id={inputId}
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            aria-describedby={cx(Boolean(hint) && `${inputId}-hint`, isInvalid && `${inputId}-error`)}
            aria-invalid={isInvalid || undefined}
            onFiles={take}
          />
        </label>
        {photoLabel && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the input stands inside, in a component
          <label className={cx(styles.photo, styles.touched)}>
            <Icon of={Camera} size={20} />
            {photoLabel}
            <FileInput accept={PHOTO_ACCEPT} capture="environment" disabled={isDisabled} onFiles={take} />
          </label>
        )}
      </div>
      {isInvalid && (
        <div id={`${inputId}-error`} className={styles.errors} role="alert">
          {error && <FieldError>{error}</FieldError>}
          {refused.slice(0, NAMED).map(({ name, reason }, index) => (
            <FieldError key={`${index}-${name}`}>
              <bdi>{name || 'File'}</bdi>: {reason}
            </FieldError>
          ))}
          {refused.length > NAMED && (
            <FieldError>{`${refused.length - NAMED} more were not taken`}</FieldError>
          )}
        </div>
      )}
    </div>
  );
}
