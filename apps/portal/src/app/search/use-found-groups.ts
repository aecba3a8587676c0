import {
  type FoundTask,
  useSearchDocumentsQuery,
  useSearchOccurrencesQuery,
  useSearchTasksQuery,
  useSearchTechnicalDocumentsQuery,
  useSearchUsersQuery,
} from '@anupalan/api-client/endpoints/search';
import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import type { CommandGroup } from '@anupalan/ui/interactive';
import { FileText, FolderOpen, ListChecks, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toReviewPath } from '../../shared/orders/order-paths.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import type { FoundItem } from './found-item.ts';
import { paletteWords } from './words.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST_MS = 250;
/** Fewer letters find everything and help nobody. */
const FEWEST_LETTERS = 2;

/** The words once typing rests; '' while there are too few. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  const words = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(words.length < FEWEST_LETTERS ? '' : words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return words.length < FEWEST_LETTERS ? '' : rested;
}

type Answer<Row> = { currentData?: Row[]; isFetching: boolean; isError: boolean; refetch: () => unknown };

function toGroup<Row>(
  id: string,
  label: string,
  { currentData, isFetching, isError, refetch }: Answer<Row>,
  isWaiting: boolean,
  toItem: (row: Row) => FoundItem | null,
): CommandGroup & { items: readonly FoundItem[] } {
  const items = (currentData ?? []).flatMap((row) => toItem(row) ?? []);
  return {
    id,
    label,
    items,
    isLoading: (isWaiting || isFetching) && currentData === undefined,
    error: isError && !isFetching ? paletteWords.groupError(label) : undefined,
    onRetry: () => void refetch(),
  };
}

function toTaskItem(
  id: string,
  { name, frequency, assignee }: Pick<FoundTask, 'name' | 'frequency' | 'assignee'>,
  href: string | null,
): FoundItem | null {
  const often = frequency === null ? null : FREQUENCY_LABELS[frequency];
  const hint = [often, assignee?.name].filter(Boolean).join(', ');
  return href === null ? null : { id: `task-${id}`, label: name, hint, icon: ListChecks, href };
}

/** Tasks, orders, technical documents and users that match, as far as this user may see them; asked of the server once typing rests. */
export function useFoundGroups(typed: string): (CommandGroup & { items: readonly FoundItem[] })[] {
  const keyword = useRested(typed);
  const canTasks = useAccess('Reporting Task');
  const canDocuments = useAccess('Consent Documents');
  const canAnalyze = useAccess('Consent Analyzer');
  const canTechnical = useAccess('Technical Documents');
  const canSeeUsers = useAccess('User Management');
  const toPath = useScreenPath();
  const links = useTaskLinks();
  const seesDocuments = toPath('consentDocuments') !== toPath('dashboard') && (canDocuments || canAnalyze);
  // Who does not see the list of tasks finds them by their due dates.
  const seesOccurrences = !canTasks && links.toOccurrences() !== null;
  const isIdle = keyword === '';
  const tasks = useSearchTasksQuery(keyword, { skip: isIdle || !canTasks });
  const occurrences = useSearchOccurrencesQuery(keyword, { skip: isIdle || !seesOccurrences });
  const technical = useSearchTechnicalDocumentsQuery(keyword, { skip: isIdle || !canTechnical });
  const documents = useSearchDocumentsQuery(keyword, { skip: isIdle || !seesDocuments });
  const users = useSearchUsersQuery(keyword, { skip: isIdle || !canSeeUsers });
  const isTyped = typed.trim().length >= FEWEST_LETTERS;
  if (!isTyped) return [];
  const isWaiting = keyword !== typed.trim();
  return [
    ...(canTasks
      ? [
          toGroup('tasks', paletteWords.groups.tasks, tasks, isWaiting, (task) =>
            toTaskItem(task.id, task, links.toTask(task.id)),
          ),
        ]
      : []),
    ...(seesOccurrences
      ? [
          toGroup('tasks', paletteWords.groups.tasks, occurrences, isWaiting, (occurrence) =>
            toTaskItem(occurrence.taskId, occurrence, links.toOccurrence(occurrence)),
          ),
        ]
      : []),
    ...(seesDocuments
      ? [
          toGroup(
            'documents',
            paletteWords.groups.orders,
            documents,
            isWaiting,
            ({ id, title, facts, fileName }) => ({
              id: `document-${id}`,
              label: title,
              hint: facts.consentNo?.value ?? facts.authority?.value ?? fileName,
              icon: FileText,
              href: links.toDocument(id) ?? toReviewPath(id),
            }),
          ),
        ]
      : []),
    ...(canTechnical
      ? [
          toGroup(
            'technical',
            paletteWords.groups.technical,
            technical,
            isWaiting,
            ({ id, title, folder, fileName }) => ({
              id: `technical-${id}`,
              label: title,
              hint: [folder?.path, fileName].filter(Boolean).join(', '),
              icon: FolderOpen,
              href: `${toPath('technicalDocumentation')}/${id}`,
            }),
          ),
        ]
      : []),
    ...(canSeeUsers
      ? [
          toGroup(
            'users',
            paletteWords.groups.people,
            users,
            isWaiting,
            ({ id, name, email, designation }) => ({
              id: `person-${id}`,
              label: name,
              hint: [designation, email].filter(Boolean).join(', '),
              icon: UserRound,
              href: `${toPath('userManagement')}/${id}`,
            }),
          ),
        ]
      : []),
  ];
}
