import type { Task } from '@anupalan/api-client/types';
import { LinkButton, SourceQuote, Stack } from '@anupalan/ui';
import { FileSearch } from 'lucide-react';
import { useTaskLinks } from './task-links.ts';
import { useOrders, useSourceObligation } from './use-orders.ts';
import { taskWords } from './words.ts';

/** Where the quoted words stand: "page 6, condition 17". */
export function toPlaceWords(
  page: number | null | undefined,
  conditionNo: string | null | undefined,
): string {
  const condition = conditionNo ? taskWords.source.condition(conditionNo) : '';
  return [page ? taskWords.source.page(page) : '', condition].filter((words) => words !== '').join(', ');
}

/** Props of {@link TaskSource}. */
export type TaskSourceProps = { task: Pick<Task, 'consentDocumentId' | 'obligationId' | 'citation'> };

/** The words of the order that a task comes from, and the way to their page. Nothing for a task by hand. */
export function TaskSource({ task }: TaskSourceProps) {
  const links = useTaskLinks();
  const orders = useOrders();
  const obligation = useSourceObligation(task);
  if (task.citation === null) return null;
  const { page } = task.citation;
  const order = orders.find(task.consentDocumentId);
  const href = links.toSource(task);
  const place = toPlaceWords(page, obligation?.conditionNo);
  const source = [order?.title ?? taskWords.source.order, place].filter((words) => words !== '').join(', ');
  return (
    <Stack gap={2}>
      <SourceQuote source={source}>{task.citation.quote}</SourceQuote>
      {href !== null && (
        <div>
          <LinkButton size="sm" icon={FileSearch} href={href}>
            {page === null ? taskWords.source.openOrder : taskWords.source.openPage(page)}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
