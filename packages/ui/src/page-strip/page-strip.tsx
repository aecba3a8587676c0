import { ArrowLeft, ArrowRight, FileImage, RotateCcw, RotateCw, X } from 'lucide-react';
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../hidden/hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../shared/cx.ts';
import styles from './page-strip.module.css';

/** A picture that will become a page. */
export type StripPage = {
  id: string;
  /** The name of its file. */
  name: string;
  /** The address of the picture; null if browsers cannot draw it. */
  src: string | null;
  /** The rotation, clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** Why the picture cannot become a page. */
  error?: ReactNode;
};

/** Props of {@link PageStrip}: a div's. */
export type PageStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the list for screen readers. */
  label: string;
  /** The pictures in page order. */
  pages: readonly StripPage[];
  /** The reader cannot change the pages now. */
  isDisabled?: boolean;
  /** Called when the reader turns a page: 90 is a quarter turn clockwise, -90 the other way. */
  onTurn: (id: string, by: 90 | -90) => void;
  /** Called when the reader moves a page. `to` is its new position, from 0. */
  onMove: (id: string, to: number) => void;
  /** Called when the reader removes a page. */
  onRemove: (id: string) => void;
  /** Called when the browser cannot draw a page's picture: the file may be damaged. */
  onUndrawn?: (id: string) => void;
};

type Move = { id: string; by: -1 | 1 };

function Picture({ page: { src, rotation, name }, onError }: { page: StripPage; onError: () => void }) {
  return (
    <span className={styles.paper}>
      {src === null ? (
        <Icon of={FileImage} size={28} strokeWidth={1.5} className={styles.unseen} />
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt={name}
          draggable={false}
          onError={onError}
          style={{ transform: `rotate(${rotation}deg)` }}
        />
      )}
    </span>
  );
}

/**
 * Pictures as the pages of one document. The reader can turn each one, move it with buttons or by dragging, and remove
 * it.
 */
export function PageStrip(props: PageStripProps) {
  const { label, pages, isDisabled, onTurn, onMove, onRemove, onUndrawn, className, ...rest } = props;
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<Move | null>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);

  // A browser takes the focus from what is put elsewhere in the document.
  useLayoutEffect(() => {
    const move = moved.current;
    moved.current = null;
    if (move === null) return;
    const at = pages.findIndex(({ id }) => id === move.id);
    const buttons = list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [same, other] = [...(buttons ?? [])].toSorted((a) => (a.dataset.move === String(move.by) ? -1 : 1));
    (same?.disabled ? other : same)?.focus();
  }, [pages]);

  const step = (index: number, page: StripPage, by: -1 | 1) => {
    moved.current = { id: page.id, by };
    setSaid(`${page.name} is now page ${index + by + 1} of ${pages.length}`);
    onMove(page.id, index + by);
  };
  const toDrag = (index: number, page: StripPage) => ({
    draggable: !isDisabled && pages.length > 1,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', page.name);
      setDragged(page.id);
    },
    onDragOver: (event: DragEvent) => {
      // Files from outside are for the drop zone.
      if (dragged === null) return;
      event.preventDefault();
      setOver(page.id);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== page.id) onMove(dragged, index);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
  });

  return (
    <div {...rest} className={className}>
      <ol ref={list} className={styles.strip} aria-label={label}>
        {pages.map((page, index) => {
          const place = `page ${index + 1}, ${page.name}`;
          return (
            <li
              key={page.id}
              className={cx(
                styles.page,
                dragged === page.id && styles.dragged,
                over === page.id && dragged !== page.id && styles.over,
                Boolean(page.error) && styles.invalid,
              )}
              {...toDrag(index, page)}
            >
              <Picture page={page} onError={() => onUndrawn?.(page.id)} />
              <span className={styles.name}>
                <b className="num">{index + 1}</b> <bdi>{page.name}</bdi>
              </span>
              {page.error && (
                <span className={styles.error} role="alert">
                  {page.error}
                </span>
              )}
              <span className={styles.buttons}>
                <IconButton
                  icon={RotateCcw}
                  size="sm"
                  label={`Turn left: ${place}`}
                  disabled={isDisabled}
                  onClick={() => onTurn(page.id, -90)}
                />
                <IconButton
                  icon={RotateCw}
                  size="sm"
                  label={`Turn right: ${place}`}
                  disabled={isDisabled}
                  onClick={() => onTurn(page.id, 90)}
                />
                <IconButton
                  icon={ArrowLeft}
                  size="sm"
                  data-move="-1"
                  label={`Move earlier: ${place}`}
                  disabled={isDisabled || index === 0}
                  onClick={() => step(index, page, -1)}
                />
                <IconButton
                  icon={ArrowRight}
                  size="sm"
                  data-move="1"
                  label={`Move later: ${place}`}
                  disabled={isDisabled || index === pages.length - 1}
                  onClick={() => step(index, page, 1)}
                />
                <IconButton
                  icon={X}
                  size="sm"
                  label={`Remove ${place}`}
                  disabled={isDisabled}
                  onClick={() => onRemove(page.id)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
