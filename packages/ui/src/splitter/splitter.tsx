import { type ComponentProps, type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import { clamp, toKeySize } from './size.ts';
import styles from './splitter.module.css';

/** Props of {@link Splitter}. */
export type SplitterProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** The pane that takes the remaining width. */
  first: ReactNode;
  /** The pane with the given width. */
  second: ReactNode;
  /** The name of the handle for screen readers, for example "Width of the conditions". */
  label: string;
  /** The width of the second pane in pixels. The caller stores it. */
  value: number;
  /** Called with each new width, also during dragging. */
  onChange: (value: number) => void;
  /** The minimum width in pixels. */
  min?: number;
  /** The maximum width in pixels. */
  max?: number;
};

/**
 * Two panes with a handle between them. The reader drags it or moves it with the arrow keys. Under 900 px there is one
 * column.
 */
export function Splitter({
  first,
  second,
  label,
  value,
  onChange,
  min = 420,
  max = 720,
  className,
  style,
  ref,
  ...rest
}: SplitterProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = clamp(value, min, max);
  const onDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box.current) return;
    onChange(clamp(box.current.getBoundingClientRect().right - event.clientX, min, max));
  };
  return (
    <div
      {...rest}
      ref={joinRefs(box, ref)}
      className={cx(styles.split, className)}
      style={{ ...style, '--pane': `${size}px` } as CSSProperties}
    >
      <div className={styles.pane}>{first}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator with a value can */}
      <div
        className={styles.handle}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={size}
        aria-valuemin={min}
        aria-valuemax={max}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onDrag}
        onKeyDown={(event) => {
          const next = toKeySize(event.key, size, min, max);
          if (next === null) return;
          event.preventDefault();
          onChange(next);
        }}
      />
      <div className={styles.pane}>{second}</div>
    </div>
  );
}
