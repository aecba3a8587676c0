import type { ConsentDocument, Question } from '@anupalan/api-client/types';
import { Button, Inline, Notice, Stack, TextButton, TextLink } from '@anupalan/ui';
import { NoticeMore, OpenQuestions, ReviewNotices } from '@anupalan/ui/document';
import { toReviewPath } from '../../../shared/orders/order-paths.ts';
import { ReadingProgressLine } from '../../../shared/orders/reading-progress-line.tsx';
import { toUnreadLinesTitle } from '../../../shared/orders/unread-lines.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';
import { QuestionPart } from './questions/question-part.tsx';
import type { Answers } from './questions/use-answers.ts';

/** Props of {@link ReadingNotices}. */
export type ReadingNoticesProps = {
  document: ConsentDocument;
  /** Questions that belong to no row. */
  questions: readonly Question[];
  answers: Answers;
  canManage: boolean;
  onShowPage: (page: number) => void;
};

/** "2 questions for you", or that all are answered. */
function toSummary(questions: readonly Question[]): string {
  const open = questions.filter(({ answer }) => answer === null).length;
  if (open > 0) return open === 1 ? '1 question for you' : `${open} questions for you`;
  return questions.length === 1 ? '1 question answered' : `${questions.length} questions answered`;
}

/** How far the reading is, and what it could not do: pages that were not read, questions it leaves, a newer order. */
export function ReadingNotices(props: ReadingNoticesProps) {
  const { document, questions, answers, canManage, onShowPage } = props;
  const { unreadPages, unreadLines, supersededById } = document;
  return (
    <ReviewNotices>
      {document.status !== 'ready' && (
        <Notice tone="info" title="Pages of this order are still being read.">
          <Stack gap={3}>
            <ReadingProgressLine document={document} />
            <p>
              You can begin with these conditions. The others come to this list page by page; limits,
              questions and the schedule come at the end.
            </p>
          </Stack>
        </Notice>
      )}
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
          No words could be read on them. Look at them yourself: their conditions are not in this list.
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
      {unreadLines.length > 0 && (
        <Notice tone="warn" title={toUnreadLinesTitle(unreadLines)}>
          Look at them on the page, and add what they ask for.
          <NoticeMore>
            <Inline>
              {[...new Set(unreadLines.map(({ page }) => page))].slice(0, 12).map((page) => (
                <Button key={page} size="sm" onClick={() => onShowPage(page)}>
                  Open page {page}
                </Button>
              ))}
            </Inline>
          </NoticeMore>
        </Notice>
      )}
      {questions.length > 0 && (
        <OpenQuestions
          summary={toSummary(questions)}
          items={questions.map((question) => {
            const page = question.citation?.page ?? null;
            return {
              id: question.id,
              content: (
                <QuestionPart
                  question={question}
                  isBusy={answers.isBusy}
                  canManage={canManage}
                  onAnswer={(value) => answers.answer(question, value, null)}
                  place={
                    page !== null && (
                      <TextButton onClick={() => onShowPage(page)}>Open page {page}</TextButton>
                    )
                  }
                />
              ),
            };
          })}
        />
      )}
    </ReviewNotices>
  );
}
