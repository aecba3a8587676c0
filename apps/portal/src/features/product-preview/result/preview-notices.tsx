import { Button, Inline, Notice } from '@anupalan/ui';
import { NoticeMore, OpenQuestions, ReviewNotices } from '@anupalan/ui/document';
import type { ReactNode } from 'react';
import { toUnreadLinesTitle } from '../../../shared/orders/unread-lines.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';
import type { PreviewedOrder, Trouble } from '../reading/preview-state.ts';
import { recogniseWords } from '../words.ts';
import { noticeWords } from './words.ts';

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
            {noticeWords.openPage(page)}
          </Button>
        ))}
      </Inline>
    </NoticeMore>
  );
}

/** "Pages 3 and 4 are pictures.", or that the words of pages may come out wrong. */
function toPicturesTitle(pages: readonly number[], unread: readonly number[]): string {
  const own = pages.filter((page) => unread.includes(page));
  if (own.length === 0) return noticeWords.pictures.maybeWrong(toPageList(pages).toLowerCase());
  return noticeWords.pictures.title(toPageList(own), own.length);
}

/** What the reading could not do: pages and lines that were not read, questions that it leaves. */
export function PreviewNotices({ order, trouble, onRecognise, onShowPage, first }: PreviewNoticesProps) {
  const { reading, pictures } = order;
  const { questions, unreadLines = [] } = reading;
  const isOneLine = unreadLines.length === 1 && unreadLines[0]?.count === 1;
  const unreadPages = reading.unreadPages.filter((page) => !pictures.includes(page));
  return (
    <ReviewNotices>
      {first}
      {trouble === 'load' && (
        <Notice tone="danger" role="alert" title={recogniseWords.trouble.title}>
          {recogniseWords.trouble.text}
        </Notice>
      )}
      {trouble === 'language' && (
        <Notice tone="warn" title={noticeWords.language.title}>
          {noticeWords.language.text}
        </Notice>
      )}
      {pictures.length > 0 && (
        <Notice tone="info" title={toPicturesTitle(pictures, reading.unreadPages)}>
          {noticeWords.pictures.text(pictures.length)} {recogniseWords.load}
          <NoticeMore>
            <Inline>
              <Button size="sm" variant="primary" onClick={onRecognise}>
                {recogniseWords.read(pictures.length)}
              </Button>
            </Inline>
          </NoticeMore>
        </Notice>
      )}
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={noticeWords.unread.title(toPageList(unreadPages))}>
          {noticeWords.unread.text(unreadPages.length)}
          <OpenPages pages={unreadPages} onShowPage={onShowPage} />
        </Notice>
      )}
      {unreadLines.length > 0 && (
        <Notice tone="warn" title={toUnreadLinesTitle(unreadLines)}>
          {noticeWords.unreadLines(isOneLine)}
          <OpenPages pages={unreadLines.map(({ page }) => page)} onShowPage={onShowPage} />
        </Notice>
      )}
      {questions.length > 0 && (
        <OpenQuestions
          summary={noticeWords.questions(questions.length)}
          items={questions.map(({ text }, index) => ({ id: `question-${index + 1}`, content: text }))}
        />
      )}
    </ReviewNotices>
  );
}
