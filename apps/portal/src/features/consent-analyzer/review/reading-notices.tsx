import type { ConsentDocument, Question } from '@anupalan/api-client/types';
import { Button, Inline, Notice, Stack, TextButton, TextLink } from '@anupalan/ui';
import { NoticeMore, OpenQuestions, ReviewNotices } from '@anupalan/ui/document';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toReviewPath } from '../../../shared/orders/order-paths.ts';
import { ReadingProgressLine } from '../../../shared/orders/reading-progress-line.tsx';
import { toUnreadLinesTitle } from '../../../shared/orders/unread-lines.ts';
import { toPageList } from '../../../shared/viewer/page-list.ts';
import { QuestionPart } from './questions/question-part.tsx';
import type { Answers } from './questions/use-answers.ts';
import type { UnreadPlace } from './rework/use-rework.ts';
import { paneWords } from './words.ts';

/** Props of {@link ReadingNotices}. */
export type ReadingNoticesProps = {
  document: ConsentDocument;
  /** Questions that belong to no row. */
  questions: readonly Question[];
  /** Without any, the questions are all there is to do. */
  hasConditions: boolean;
  answers: Answers;
  canManage: boolean;
  onShowPage: (page: number) => void;
  /** Asks for the words of a place that could not be read. */
  onType: (place: UnreadPlace) => void;
};

/** More of them are a file that was not read at all. */
const MOST_PLACES = 12;
/** So many pages leave the conditions below in view. */
const FEW_PLACES = 2;

/** Pages with lines that were not read: a place each. */
function toPlaces(lines: ConsentDocument['unreadLines']): UnreadPlace[] {
  const pages = Map.groupBy(lines, ({ page }) => page);
  return [...pages].map(([page, own]) => ({ page, rects: own.flatMap(({ rects }) => rects) }));
}

/** The ways to what could not be read, and to what it asks for. */
function UnreadPlaces(
  props: Pick<ReadingNoticesProps, 'onShowPage' | 'onType' | 'canManage'> & {
    places: readonly UnreadPlace[];
  },
) {
  const { places, canManage, onShowPage, onType } = props;
  const [hasAll, setHasAll] = useState(false);
  const isShort = !hasAll && places.length > FEW_PLACES + 1;
  return (
    <NoticeMore>
      <Stack gap={2}>
        {places.slice(0, isShort ? FEW_PLACES : MOST_PLACES).map((place) => (
          <Inline key={place.page}>
            <Button size="sm" onClick={() => onShowPage(place.page)}>
              {paneWords.openPage(place.page)}
            </Button>
            {canManage && (
              <Button size="sm" variant="ghost" icon={Plus} onClick={() => onType(place)}>
                {paneWords.addFromPage(place.page)}
              </Button>
            )}
          </Inline>
        ))}
        {isShort && (
          <TextButton onClick={() => setHasAll(true)}>{paneWords.allPages(places.length)}</TextButton>
        )}
      </Stack>
    </NoticeMore>
  );
}

/** "2 questions for you", or that all are answered. */
function toSummary(questions: readonly Question[]): string {
  const open = questions.filter(({ answer }) => answer === null).length;
  if (open > 0) return paneWords.questionsOpen(open);
  return paneWords.questionsAnswered(questions.length);
}

/** How far the reading is, and what it could not do: pages that were not read, questions it leaves, a newer order. */
export function ReadingNotices(props: ReadingNoticesProps) {
  const { document, questions, hasConditions, answers, canManage, onShowPage } = props;
  // An answer adds a condition: the other questions stay unfolded then.
  const [isUnfolded] = useState(!hasConditions);
  const { unreadPages, unreadLines, supersededById } = document;
  const isOneLine = unreadLines.length === 1 && unreadLines[0]?.count === 1;
  return (
    <ReviewNotices>
      {document.status !== 'ready' && (
        <Notice tone="info" title={paneWords.stillReading}>
          <Stack gap={3}>
            <ReadingProgressLine document={document} />
            <p>{paneWords.stillReadingText}</p>
          </Stack>
        </Notice>
      )}
      {supersededById !== null && (
        <Notice
          tone="info"
          title={paneWords.replaced}
          action={
            <TextLink href={toReviewPath(supersededById)} isUnderlined>
              {paneWords.openNewer}
            </TextLink>
          }
        >
          {paneWords.replacedText}
        </Notice>
      )}
      {unreadPages.length > 0 && (
        <Notice tone="warn" title={paneWords.unreadPages(toPageList(unreadPages))}>
          {unreadPages.length === 1 ? paneWords.unreadPageText : paneWords.unreadPagesText}
          <UnreadPlaces places={unreadPages.map((page) => ({ page, rects: [] }))} {...props} />
        </Notice>
      )}
      {unreadLines.length > 0 && (
        <Notice tone="warn" title={toUnreadLinesTitle(unreadLines)}>
          {isOneLine ? paneWords.unreadLineText : paneWords.unreadLinesText}
          <UnreadPlaces places={toPlaces(unreadLines)} {...props} />
        </Notice>
      )}
      {questions.length > 0 && (
        <OpenQuestions
          open={isUnfolded}
          summary={toSummary(questions)}
          items={questions.map((question) => {
            const { page = null, quote = '' } = question.citation ?? {};
            return {
              id: question.id,
              content: (
                <div data-question={question.id} tabIndex={-1}>
                  <QuestionPart
                    question={question}
                    isBusy={answers.isBusy}
                    canManage={canManage}
                    onAnswer={(value) => answers.answer(question, value, null)}
                    place={
                      <>
                        {quote !== '' && paneWords.quote(quote)}{' '}
                        {page !== null && (
                          <TextButton onClick={() => onShowPage(page)}>{paneWords.openPage(page)}</TextButton>
                        )}
                      </>
                    }
                  />
                </div>
              ),
            };
          })}
        />
      )}
    </ReviewNotices>
  );
}
