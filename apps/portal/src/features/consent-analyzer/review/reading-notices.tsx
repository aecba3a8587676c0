import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, Inline, Notice, TextButton, TextLink } from '@anupalan/ui';
import { NoticeMore, OpenQuestions, ReviewNotices } from '@anupalan/ui/document';
import { toReviewPath } from '../../../shared/orders/order-paths.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';

/** Props of {@link ReadingNotices}. */
export type ReadingNoticesProps = { document: ConsentDocument; onShowPage: (page: number) => void };

/** What the reading could not do: pages that were not read, questions it leaves, a newer order. */
export function ReadingNotices({ document, onShowPage }: ReadingNoticesProps) {
  const { unreadPages, questions, supersededById } = document;
  const open = questions.length;
  return (
    <ReviewNotices>
      {supersededById !== null && (
        <Notice
          tone="info"
          title="A newer order has replaced this one."
          action={
            <TextLink href={toReviewPath(supersededById)} isUnderlined>
              Open the newer order
            </TextLink>
          }
        >
          Its conditions no longer make tasks.
        </Notice>
      )}
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={`${toPageList(unreadPages)} could not be read.`}>
          They are scans or hold no readable text. Look at them yourself: their conditions are not in this
          list.
          <NoticeMore>
            <Inline>
              {unreadPages.slice(0, 12).map((page) => (
                <Button key={page} size="sm" onClick={() => onShowPage(page)}>
                  Open page {page}
                </Button>
              ))}
            </Inline>
          </NoticeMore>
        </Notice>
      )}
      {open > 0 && (
        <OpenQuestions
          summary={open === 1 ? '1 question is left to you' : `${open} questions are left to you`}
          items={questions.map(({ id, text, citation }) => {
            const page = citation?.page ?? null;
            return {
              id,
              content: (
                <>
                  {text}{' '}
                  {page !== null && (
                    <TextButton onClick={() => onShowPage(page)}>Open page {page}</TextButton>
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </ReviewNotices>
  );
}
