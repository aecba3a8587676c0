import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { cx } from '../shared/cx.ts';
import type { Passage } from './passage.ts';
import styles from './passage-layer.module.css';
import { type ShownPassage, usePassage } from './use-passage.ts';
import { useTaps } from './use-taps.ts';
import { useWordWalk } from './use-word-walk.ts';

/** Props of {@link PassageLayer}: a div's. */
export type PassageLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The scrolling element that contains the pages: the `PageView`. */
  box: RefObject<HTMLElement | null>;
  /** Renders the buttons for the selected words. `clear` removes the selection. */
  renderActions: (passage: Passage, clear: () => void) => ReactNode;
  /** The reader is selecting words with keys, or with taps on a touch screen. */
  isWalking?: boolean;
  /** Called when the reader stops selecting words with keys or taps. */
  onWalkEnd?: () => void;
};

/** The space between the words and the bar, in pixels. */
const GAP = 8;

/** The position of the bar: below the words, or above them if there is no room. It is always visible. */
function toPlace(box: HTMLElement, bar: HTMLElement, { left, top, bottom }: ShownPassage) {
  const lowest = box.scrollTop + box.clientHeight - bar.offsetHeight - GAP;
  const under = bottom + GAP;
  const over = top - bar.offsetHeight - GAP;
  const y = under <= lowest ? under : Math.max(over, box.scrollTop + GAP);
  const rightmost = box.scrollLeft + box.clientWidth - bar.offsetWidth - GAP;
  return { left: Math.max(box.scrollLeft + GAP, Math.min(left, rightmost)), top: Math.min(y, lowest) };
}

/** Shows actions beside words that are selected on a page. It also lets people select words with keys and taps. */
export function PassageLayer(props: PassageLayerProps) {
  const { box, renderActions, isWalking = false, onWalkEnd, className, ...rest } = props;
  const { shown, clear, refresh } = usePassage(box);
  const { spoken, begin, onKey, onTap, forget } = useWordWalk(box, refresh);
  const isTouched = useTaps(box, isWalking, onTap);
  const bar = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (shown === null || box.current === null || bar.current === null) setPlace(null);
    else setPlace(toPlace(box.current, bar.current, shown));
  }, [shown, box]);

  useEffect(() => {
    if (!isWalking) return;
    forget();
    if (isTouched) return;
    keys.current?.focus({ preventScroll: true });
    begin();
  }, [isWalking, isTouched, begin, forget]);

  const onEnd = () => {
    clear();
    onWalkEnd?.();
    box.current?.focus({ preventScroll: true });
  };

  /** After an action, keys continue from the same word, and taps start a new selection. */
  const onUsed = () => {
    clear();
    if (isTouched) forget();
    keys.current?.focus({ preventScroll: true });
  };

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEnd();
  };

  const onWalkKey = (event: KeyboardEvent) => {
    if (onKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && bar.current !== null) {
      event.preventDefault();
      bar.current.querySelector('button')?.focus();
    } else onEscape(event);
  };

  return (
    <div {...rest} className={cx(styles.layer, className)} data-passage="">
      {shown !== null && (
        <div
          ref={bar}
          role="toolbar"
          aria-label="Selected words"
          className={styles.bar}
          style={
            { '--bar-left': `${place?.left ?? 0}px`, '--bar-top': `${place?.top ?? 0}px` } as CSSProperties
          }
          onKeyDown={onEscape}
          // A press must not take the selection away before it is used.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isWalking && isTouched && (
            <>
              <IconButton
                icon={ArrowLeft}
                size="sm"
                label="One word less"
                onClick={() => onKey({ key: 'ArrowLeft', shiftKey: true })}
              />
              <IconButton
                icon={ArrowRight}
                size="sm"
                label="One word more"
                onClick={() => onKey({ key: 'ArrowRight', shiftKey: true })}
              />
            </>
          )}
          {renderActions(shown.passage, onUsed)}
          <IconButton icon={X} size="sm" label="Clear selection" onClick={onEnd} />
        </div>
      )}
      {isWalking && isTouched && shown === null && (
        <div className={styles.taps}>
          Tap the first word, then the last.
          <Button size="sm" onClick={onEnd}>
            Cancel
          </Button>
        </div>
      )}
      {isWalking && !isTouched && (
        // biome-ignore-start lint/a11y/noNoninteractiveTabindex: it takes the keys of the selection
        <div
          ref={keys}
          role="application"
          aria-label="Select words with the arrow keys"
          tabIndex={0}
          className={styles.keys}
          onKeyDown={onWalkKey}
        >
          <span>
            <Kbd>←</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>→</Kbd> Move
          </span>
          <span>
            <Kbd>Shift</Kbd> Select
          </span>
          <span>
            <Kbd>Enter</Kbd> Choose what to do
          </span>
          <span>
            <Kbd>Esc</Kbd> End
          </span>
        </div>
        // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
      )}
      <span className="sr" role="status">
        {isWalking ? spoken : ''}
      </span>
    </div>
  );
}
