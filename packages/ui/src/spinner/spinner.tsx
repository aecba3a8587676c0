import styles from './spinner.module.css';

/** Props of {@link Spinner}. `label` is spoken; without it the spinner is decoration beside a word. */
export type SpinnerProps = { size?: number; label?: string };

/** A turning ring, in the colour of the text around it. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
