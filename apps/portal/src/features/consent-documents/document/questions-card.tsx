import type { ConsentDocument } from '@anupalan/api-client/types';
import { Card, CardHead } from '@anupalan/ui';
import { EntryList } from '@anupalan/ui/document';
import { Source } from './facts-card.tsx';

/** What the reader could not decide; nothing where it could. */
export function QuestionsCard({ document }: { document: ConsentDocument }) {
  const { id, questions } = document;
  if (questions.length === 0) return null;
  return (
    <Card aria-labelledby="questions">
      <CardHead title="Left to you" id="questions" />
      <EntryList
        entries={questions.map(({ id: questionId, text, citation }) => ({
          id: questionId,
          content: text,
          source: <Source documentId={id} citation={citation} />,
        }))}
      />
    </Card>
  );
}
