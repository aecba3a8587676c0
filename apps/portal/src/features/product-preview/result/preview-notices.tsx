import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore, OpenQuestions, ReviewNotices } from '@anupalan/ui/document';
import type { ReactNode } from 'react';
import { toUnreadLinesTitle } from '../../../shared/orders/unread-lines.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';
import type { PreviewedOrder, Trouble } from '../reading/preview-state.ts';
import { LOAD_TROUBLE, LOAD_WORDS } from '../recognise-offer.tsx';

/** Props of {@link PreviewNotices}. */
export type PreviewNoticesProps = {
  order: PreviewedOrder;
  trouble: Trouble;
  onRecognise: () => void;
  onShowPage: (page: number) => void;
  /** Above the others. */
  first: ReactNode;
};

/** Buttons that lead to pages; the first of many. */
function OpenPages({ pages, onShowPage }: { pages: readonly number[]; onShowPage: (page: number) => void }) {
  return (
    <NoticeMore>
      <Inline>
        {[...new Set(pages)].slice(0, 12).map((page) => (
          <Button key={page} size="sm" onClick={() => onShowPage(page)}>
            Open page {page}
          </Button>
        ))}
      </Inline>
    </NoticeMore>
  );
}

/** "Pages 3 and 4 are pictures.", or that the words of pages may come out wrong. */
function toPicturesTitle(pages: readonly number[], unread: readonly number[]): string {
  const own = pages.filter((page) => unread.includes(page));
  if (own.length === 0) return `Words on ${toPageList(pages).toLowerCase()} may be wrong.`;
  return `${toPageList(own)} ${own.length === 1 ? 'is a picture' : 'are pictures'}.`;
}

/** What the reading could not do: pages and lines that were not read, questions that it leaves. */
export function PreviewNotices({ order, trouble, onRecognise, onShowPage, first }: PreviewNoticesProps) {
  const { reading, pictures } = order;
  const { questions, unreadLines = [] } = reading;
  const unreadPages = reading.unreadPages.filter((page) => !pictures.includes(page));
  return (
    <ReviewNotices>
      {first}
      {trouble === 'load' && (
        <Notice tone="danger" role="alert" title={LOAD_TROUBLE.title}>
          {LOAD_TROUBLE.text}
        </Notice>
      )}
      {trouble === 'language' && (
        <Notice tone="warn" title="The model of a language could not be loaded.">
          Lines in other scripts were not read. Check your connection and read the order again.
        </Notice>
      )}
      {pictures.length > 0 && (
        <Notice tone="info" title={toPicturesTitle(pictures, reading.unreadPages)}>
          You can read {pictures.length === 1 ? 'it' : 'them'} in this browser. {LOAD_WORDS}
          <NoticeMore>
            <Inline>
              <Button size="sm" variant="primary" onClick={onRecognise}>
                Read {pictures.length === 1 ? 'page' : 'pages'}
              </Button>
            </Inline>
          </NoticeMore>
        </Notice>
      )}
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={`${toPageList(unreadPages)} could not be read.`}>
          {unreadPages.length === 1
            ? 'No words could be read on it. Check this page yourself: its conditions are not in this list.'
            : 'No words could be read on them. Check these pages yourself: their conditions are not in this list.'}
          <OpenPages pages={unreadPages} onShowPage={onShowPage} />
        </Notice>
      )}
      {unreadLines.length > 0 && (
        <Notice tone="warn" title={toUnreadLinesTitle(unreadLines)}>
          Check them on the page: what they ask for is not in this list.
          <OpenPages pages={unreadLines.map(({ page }) => page)} onShowPage={onShowPage} />
        </Notice>
      )}
      {questions.length > 0 && (
        <OpenQuestions
          summary={questions.length === 1 ? '1 question for you' : `${questions.length} questions for you`}
          items={questions.map(({ text }, index) => ({ id: `question-${index + 1}`, content: text }))}
        />
      )}
    </ReviewNotices>
  );
}
