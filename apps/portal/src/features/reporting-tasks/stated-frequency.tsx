import type { Task } from '@anupalan/api-client/types';
import { Notice } from '@anupalan/ui';
import { useSourceObligation } from '../../shared/tasks/use-orders.ts';
import { formWords } from './words.ts';

/** How often the order says, in its own words; a change of the schedule does not change them (D21). */
export function StatedFrequency({ task }: { task: Task }) {
  const stated = useSourceObligation(task)?.statedFrequency;
  if (!stated) return null;
  return <Notice title={formWords.stated}>“{stated}”</Notice>;
}
