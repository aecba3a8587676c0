import { useListAssignableQuery } from '@anupalan/api-client/endpoints/profile';
import type { SelectOption } from '@anupalan/ui';
import { useSession } from '../session/use-session.ts';
import { personWords } from './words.ts';

/** Everybody who can be given a task, as choices; the own name says so. */
export function useAssigneeOptions(): readonly SelectOption[] {
  const { data } = useListAssignableQuery();
  const ownId = useSession()?.user.id;
  return (data ?? []).map(({ id, name }) => ({
    value: id,
    label: id === ownId ? personWords.you(name) : name,
  }));
}
