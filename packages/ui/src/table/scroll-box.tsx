import { type ComponentProps, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../shared/cx.ts';
import styles from './table.module.css';

/** Props of {@link ScrollBox}: a `section`'s. */
export type ScrollBoxProps = ComponentProps<'section'> & {
  /** The name of the box while it scrolls. */
  label: string;
};

function useScrollable(ref: Ref<HTMLElement> | undefined) {
  const box = useRef<HTMLElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  // Before it is painted: a box that scrolls is a stop from its first moment.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setIsScrollable(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const onElement = (element: HTMLElement | null) => {
    box.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return { isScrollable, onElement };
}

/** A box that scrolls sideways if its content is wider. Only then can the keyboard reach it. */
export function ScrollBox({ label, ref, className, ...rest }: ScrollBoxProps) {
  const { isScrollable, onElement } = useScrollable(ref);
  return (
    <section
      {...rest}
      ref={onElement}
      className={cx(styles.scroll, className)}
      aria-label={isScrollable ? label : undefined}
      // A box that scrolls must be reachable by keyboard.
      tabIndex={isScrollable ? 0 : undefined}
    />
  );
}
