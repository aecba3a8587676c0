import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

/** Props of {@link ScrollBox}. */
export type ScrollBoxProps = { label: string; children: ReactNode };

/** A box that scrolls sideways when its content is wider. Only then is it a stop for the keyboard. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return isScrollable ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  ) : (
    <section ref={box} className={styles.scroll}>
      {children}
    </section>
  );
}
