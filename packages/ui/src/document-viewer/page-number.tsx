import { type FormEvent, useState } from 'react';
import { Input } from '../input/input.tsx';
import styles from './viewer-toolbar.module.css';

type PageNumberProps = { page: number; pageCount: number | null; onGoTo: (page: number) => void };

/** The number of the current page. The reader can type another number. */
export function PageNumber({ page, pageCount, onGoTo }: PageNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const wanted = Number(typed);
    if (wanted > 0) onGoTo(Math.min(wanted, pageCount || wanted));
    setTyped(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <form className={styles.pageNumber} onSubmit={onSubmit}>
      <Input
        className={styles.pageInput}
        inputMode="numeric"
        aria-label="Page"
        value={typed ?? page}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        disabled={!pageCount}
      />
      {pageCount && <span className="num">of {pageCount}</span>}
    </form>
  );
}
