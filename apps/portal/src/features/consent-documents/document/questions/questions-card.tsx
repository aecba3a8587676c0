import { useListCatchUpQuery } from '@anupalan/api-client/endpoints/catch-up';
import type { CatchUpRow, ConsentDocument, Question } from '@anupalan/api-client/types';
import { Card, CardBody, CardHead, LoadError, SkeletonRows, Stack, useIsNarrow } from '@anupalan/ui';
import { EntryList } from '@anupalan/ui/document';
import { AnswersGuard } from '../../../../shared/last-done/answers-guard.tsx';
import { toCatchUpPath } from '../../../../shared/last-done/catch-up-path.ts';
import { useAccess } from '../../../../shared/session/use-session.ts';
import { Source } from '../facts-card.tsx';
import { questionWords } from '../words.ts';
import { AnsweredRows } from './answered-rows.tsx';
import { OpenQuestion } from './open-question.tsx';
import { toAnswerText, toQuestionNote } from './question-words.ts';

/** Questions that are asked, and answers that are listed, before the rest is left to the catch-up page. */
const ROWS = 5;
/** The same on a phone, where each question takes a third of the screen. */
const ROWS_NARROW = 2;

/** What the reader could not decide, each with its answer or without. */
function ReaderQuestions({ documentId, questions }: { documentId: string; questions: readonly Question[] }) {
  return (
    <EntryList
      aria-label={questionWords.label}
      entries={questions.map((question) => ({
        id: question.id,
        title: question.text,
        content: toAnswerText(question),
        source: <Source documentId={documentId} citation={question.citation} />,
      }))}
    />
  );
}

type PastRowsProps = { open: readonly CatchUpRow[]; answered: readonly CatchUpRow[]; today: string };

function PastRows({ open, answered, today }: PastRowsProps) {
  const canAnswer = useAccess('Consent Analyzer', 'manage');
  const most = useIsNarrow() ? ROWS_NARROW : ROWS;
  return (
    <>
      {open.length > 0 && (
        <CardBody>
          <Stack gap={3}>
            {open.slice(0, most).map((row) => (
              <OpenQuestion key={row.obligation.id} row={row} today={today} canAnswer={canAnswer} />
            ))}
          </Stack>
        </CardBody>
      )}
      <AnsweredRows rows={answered.slice(0, most)} today={today} canAnswer={canAnswer} />
    </>
  );
}

/** The questions about due dates of before acceptance, open and answered (D42). */
function usePastQuestions({ id, duties }: ConsentDocument) {
  const query = { consentDocumentId: id, pageNo: 1, pageSize: ROWS };
  // Nothing is asked of an order that does not count.
  const options = { skip: duties === null, refetchOnMountOrArgChange: true };
  const open = useListCatchUpQuery({ ...query, status: 'open' }, options);
  const answered = useListCatchUpQuery({ ...query, status: 'answered' }, options);
  const isReady = open.data !== undefined && answered.data !== undefined;
  const hasFailed = !isReady && (open.isError || answered.isError);
  return {
    open: open.data,
    answered: answered.data,
    isReady,
    hasFailed,
    isLoading: duties !== null && !isReady && !hasFailed,
    isRetrying: open.isFetching || answered.isFetching,
    onRetry: () => {
      void open.refetch();
      void answered.refetch();
    },
  };
}

/** Questions of an order with their answers: when its tasks were last done (D42), and what the reader could not decide. */
export function QuestionsCard({ document, today }: { document: ConsentDocument; today: string }) {
  const { id, questions } = document;
  const canOpenCatchUp = useAccess('Tasks & Alerts');
  const past = usePastQuestions(document);
  const readerOpen = questions.filter(({ answer }) => answer === null).length;
  const toAnswer = (past.open?.total ?? 0) + readerOpen;
  const given = (past.answered?.total ?? 0) + questions.length - readerOpen;
  const isSettled = !past.isLoading && !past.hasFailed;
  if (isSettled && toAnswer + given === 0) return null;
  return (
    <Card aria-labelledby="questions" aria-busy={past.isLoading}>
      <CardHead
        title={questionWords.title}
        id="questions"
        note={isSettled ? toQuestionNote(toAnswer, given) : undefined}
        more={
          canOpenCatchUp && past.isReady
            ? { href: toCatchUpPath(id), text: questionWords.catchUp }
            : undefined
        }
      />
      {past.isLoading && <SkeletonRows rows={2} label={questionWords.loading} />}
      {past.hasFailed && (
        <LoadError title={questionWords.loadError} onRetry={past.onRetry} isRetrying={past.isRetrying} />
      )}
      {past.isReady && (
        <AnswersGuard>
          <PastRows open={past.open?.rows ?? []} answered={past.answered?.rows ?? []} today={today} />
        </AnswersGuard>
      )}
      {questions.length > 0 && <ReaderQuestions documentId={id} questions={questions} />}
    </Card>
  );
}
