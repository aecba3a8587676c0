import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { FileDrop, type FileDropProps } from '../file-drop/file-drop.tsx';
import { toFileSize } from '../file-row/size.ts';
import { useFormField } from '../form/use-form-field.ts';
import styles from './form-fields.module.css';

/** Props of {@link FileField}: those of a file drop. */
export type FileFieldProps = Omit<FileDropProps, 'id' | 'error' | 'onFiles'> & {
  /** The name of the field in the form's values. The value is a list of files. */
  name: string;
};

/** Files of a form. The field lists the chosen files, and the reader can remove them. */
export function FileField({ name, isMultiple, ...rest }: FileFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField<readonly File[]>(name, []);
  const onFiles = (files: readonly File[]) => {
    onChange(isMultiple ? [...value, ...files] : files.slice(0, 1));
    onBlur();
  };
  return (
    <div className={styles.single}>
      <FileDrop {...rest} id={id} isMultiple={isMultiple} error={error} onFiles={onFiles} />
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file, index) => (
            <li key={`${file.name}-${index}`} className={styles.file}>
              <bdi className={styles.fileName}>{file.name}</bdi>
              <span className={styles.size}>{toFileSize(file.size)}</span>
              <Button
                size="sm"
                variant="ghost"
                icon={X}
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(value.filter((_, place) => place !== index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
