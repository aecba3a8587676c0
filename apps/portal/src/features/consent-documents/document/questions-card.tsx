import type { ConsentDocument } from '@anupalan/api-client/types';
import { Card, CardHead } from '@anupalan/ui';
import styles from './document.module.css';
import { Source } from './facts-card.tsx';

/** What the reader could not decide; nothing where it could. */
export function QuestionsCard({ document }: { document: ConsentDocument }) {
  const { id, questions } = document;
  if (questions.length === 0) return null;
  return (
    <Card aria-labelledby="questions">
      <CardHead title="Left to you" id="questions" />
      <ul className={styles.periods}>
        {questions.map(({ id: questionId, text, citation }) => (
          <li key={questionId}>
            <span>{text}</span>
            <Source documentId={id} citation={citation} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
