import { type ComponentProps, type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../shared/cx.ts';
import { joinRefs } from '../shared/join-refs.ts';
import { clamp, toKeySize } from './size.ts';
import styles from './splitter.module.css';

/** Props of {@link Splitter}. */
export type SplitterProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** The pane that takes the remaining width. */
  first: ReactNode;
  /** The pane of the given width. */
  second: ReactNode;
  /** Names the handle, for example "Width of the conditions". */
  label: string;
  /** Width of the second pane in pixels. The caller remembers it. */
  value: number;
  /** Called with every new width, while it is dragged as well. */
  onChange: (value: number) => void;
  /** Narrowest width in pixels. */
  min?: number;
  /** Widest width in pixels. */
  max?: number;
};

/** Two panes with a handle between them: dragged, or moved with the arrow keys. One column under 900 px. */
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
