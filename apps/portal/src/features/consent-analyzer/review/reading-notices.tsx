import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, Link, Notice } from '@anupalan/ui';
import { toReviewPath } from '../analyzer-paths.ts';
import styles from './conditions.module.css';
import { toPageList } from './page-list.ts';

/** Props of {@link ReadingNotices}. */
export type ReadingNoticesProps = { document: ConsentDocument; onShowPage: (page: number) => void };

/** What the reading could not do: pages that were not read, questions it leaves, a newer order. */
export function ReadingNotices({ document, onShowPage }: ReadingNoticesProps) {
  const { unreadPages, questions, supersededById } = document;
  const open = questions.length;
  return (
    <div className={styles.notices}>
      {supersededById !== null && (
        <Notice
          tone="info"
          title="A newer order has replaced this one."
          action={
            <Link href={toReviewPath(supersededById)} className={styles.link}>
              Open the newer order
            </Link>
          }
        >
          Its conditions no longer make tasks.
        </Notice>
      )}
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={`${toPageList(unreadPages)} could not be read.`}>
          They are scans or hold no readable text. Look at them yourself: their conditions are not in this
          list.
          <span className={styles.pageButtons}>
            {unreadPages.slice(0, 12).map((page) => (
              <Button key={page} size="sm" onClick={() => onShowPage(page)}>
                Open page {page}
              </Button>
            ))}
          </span>
        </Notice>
      )}
      {open > 0 && (
        <details className={styles.questions}>
          <summary>{open === 1 ? '1 question is left to you' : `${open} questions are left to you`}</summary>
          <ul>
            {questions.map(({ id, text, citation }) => {
              const page = citation?.page ?? null;
              return (
                <li key={id}>
                  {text}{' '}
                  {page !== null && (
                    <button type="button" className={styles.place} onClick={() => onShowPage(page)}>
                      Open page {page}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
