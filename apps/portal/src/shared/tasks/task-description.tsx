import type { Task } from '@anupalan/api-client/types';
import { PlainText } from '@anupalan/ui';

/** Characters that a description may have beside the quote, such as the number of the condition, and say no more. */
const ONLY_QUOTE_EXTRA = 12;

/** Whether a description only repeats the quoted words of the order. */
export function isOnlyQuote({ description, citation }: Pick<Task, 'description' | 'citation'>): boolean {
  if (citation === null || citation.quote === '') return false;
  return (
    description.includes(citation.quote) && description.length - citation.quote.length <= ONLY_QUOTE_EXTRA
  );
}

/** What a task is about, unless the quote beside it says the same. */
export function TaskDescription({ task }: { task: Pick<Task, 'description' | 'citation'> }) {
  if (task.description === '' || isOnlyQuote(task)) return null;
  return <PlainText>{task.description}</PlainText>;
}
