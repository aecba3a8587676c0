import { type ComponentProps, useState } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './control.module.css';
import type { ControlProps } from './input.tsx';

/** Props of {@link PasswordInput}: those of an input. */
export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & ControlProps;

/** A password input with a button that shows and hides the text. */
export function PasswordInput({ invalid, describedBy, className, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.wrap}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={cx(styles.control, styles.hasToggle, className)}
      />
      <span className={styles.end}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={rest.id}
          disabled={rest.disabled}
          onClick={() => setIsShown((wasShown) => !wasShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </span>
    </span>
  );
}
