import type { Question } from '@anupalan/api-client/types';
import { useCallback, useEffect, useState } from 'react';
import type { Condition } from '../../../../shared/viewer/condition.ts';
import { listQuestions } from '../conditions.ts';

/**
 * Leads to the row that an answer made, as soon as the list has it: the question moves into that row, and would take
 * the focus with it. Answers a function that is told which question was answered.
 */
export function useMadeRow(
  questions: readonly Question[],
  conditions: readonly Condition[],
  onMade: (condition: Condition) => void,
): (questionId: string) => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    const question = questions.find(({ id }) => id === awaited);
    if (question === undefined || question.answer === null) return;
    const made = conditions.find((condition) => listQuestions(condition, [question]).length > 0);
    if (made === undefined) return;
    setAwaited(null);
    onMade(made);
  }, [awaited, questions, conditions, onMade]);
  return useCallback((id: string) => setAwaited(id), []);
}
