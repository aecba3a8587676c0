import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../shared/cx.ts';
import styles from './carousel.module.css';

/** One slide of a {@link Carousel}. */
export type Slide = {
  /** Its id, unique among the others. */
  id: string;
  /** Announced with the slide's number when the slide appears, for example "Time-saving automation". */
  label: string;
  /** The content of the slide. */
  content: ReactNode;
};

/** Props of {@link Carousel}: a section's. */
export type CarouselProps = Omit<ComponentProps<'section'>, 'onChange' | 'children'> & {
  /** The name of the carousel for screen readers, for example "What it does for you". */
  label: string;
  /** The slides in order. */
  slides: readonly Slide[];
  /** The index of the current slide, from 0. */
  value: number;
  /** Called with the index of the slide that the reader chose. */
  onChange: (value: number) => void;
  /** The names of the two arrow buttons. */
  arrowLabels?: { previous: string; next: string };
};

const ARROW_LABELS = { previous: 'Previous slide', next: 'Next slide' };
/** How far a finger must move to change the slide, in pixels. */
const SWIPE = 48;

/**
 * A few slides, shown one at a time. A slide changes only when the reader asks: with the arrow buttons, the arrow keys,
 * Home and End, the dots or a swipe. The buttons are hidden at the ends. A screen reader announces each slide.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, value, onChange, arrowLabels = ARROW_LABELS, className, ...rest } = props;
  const last = slides.length - 1;
  const current = slides[value];
  const from = useRef<{ x: number; y: number } | null>(null);
  const points = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), last);
    if (next === value) return;
    onChange(next);
    // An arrow that is hidden at the end must not take the focus with it.
    const isAtEnd = next === 0 || next === last;
    if (isAtEnd) points.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: value - 1, ArrowRight: value + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  const onPointerDown = (event: PointerEvent) => {
    from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = from.current;
    from.current = null;
    if (start === null) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return;
    go(value + (x < 0 ? 1 : -1));
  };
  return (
    <section
      {...rest}
      className={cx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage}>
        <span className={styles.arrow}>
          {value > 0 && (
            <IconButton icon={ChevronLeft} label={arrowLabels.previous} onClick={() => go(value - 1)} />
          )}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of carousels */}
        <div
          key={current?.id}
          role="group"
          aria-roledescription="slide"
          aria-label={current && `${value + 1} of ${slides.length}: ${current.label}`}
          className={styles.slide}
          onPointerDown={onPointerDown}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          {current?.content}
        </div>
        <span className={styles.arrow}>
          {value < last && (
            <IconButton icon={ChevronRight} label={arrowLabels.next} onClick={() => go(value + 1)} />
          )}
        </span>
      </div>
      <div ref={points} className={styles.points}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={styles.point}
            aria-label={`Slide ${index + 1}: ${slide.label}`}
            aria-current={index === value || undefined}
            onClick={() => go(index)}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {current && `${value + 1} of ${slides.length}: ${current.label}`}
      </p>
    </section>
  );
}
