import { Check, OctagonAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { cx } from '../shared/cx.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './progress-steps.module.css';

/** One step of long work. */
export type ProgressStep = { id: string; label: string };

/** Props of {@link ProgressSteps}: a div's. */
export type ProgressStepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the work for screen readers, for example "Reading consent-to-operate.pdf". */
  label: string;
  /** The steps in order. */
  steps: readonly ProgressStep[];
  /** The index of the current step. If all steps are done, it is the number of steps. */
  current: number;
  /** The progress of the current step, from 0 to 1. Leave it out if it is not known. */
  share?: number;
  /** Details in words, for example "page 6 of 14". */
  detail?: ReactNode;
  /** Why the work stopped at this step. */
  error?: ReactNode;
};

/** The steps of long work: the finished ones, the current one with its progress, and the next ones. */
export function ProgressSteps(props: ProgressStepsProps) {
  const { label, steps, current, share, detail, error, className, ...rest } = props;
  const step = steps[current];
  return (
    <div {...rest} className={cx(styles.steps, className)}>
      <ol className={styles.list} aria-label={label}>
        {steps.map(({ id, label: name }, index) => {
          const isDone = index < current;
          const isCurrent = index === current;
          return (
            <li
              key={id}
              className={cx(
                styles.step,
                isDone && styles.done,
                isCurrent && styles.current,
                isCurrent && Boolean(error) && styles.error,
              )}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone && <Icon of={Check} size={13} strokeWidth={2.5} />}
                {isCurrent && (error ? <Icon of={OctagonAlert} size={16} /> : <Spinner size={16} />)}
              </span>
              {name}
              {isDone && <span className="sr">, done</span>}
            </li>
          );
        })}
      </ol>
      {step && !error && share !== undefined && (
        <ProgressBar value={Math.round(Math.min(1, Math.max(0, share)) * 100)} max={100} label={label} />
      )}
      {/* Polite: pages come faster than they can be spoken, and only the last one is. */}
      <p className={cx(styles.detail, Boolean(error) && styles.error)} role="status">
        {error ?? (step ? detail : 'Done')}
      </p>
    </div>
  );
}
