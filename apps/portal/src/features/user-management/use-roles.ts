import { useListRolesQuery } from '@anupalan/api-client/endpoints/roles';
import type { OrganisationRole } from '@anupalan/api-client/types';
import type { SelectOption } from '@anupalan/ui';
import { useCallback } from 'react';
import { coversRole } from './allowed-actions.ts';
import { useActor } from './use-actor.ts';

const NONE: readonly OrganisationRole[] = [];

/** Every role of the organisation, and which of them the signed-in user may give. */
export type Roles = {
  all: readonly OrganisationRole[];
  find: (id: string) => OrganisationRole | undefined;
  /** The built-in role that own ones stand on. */
  base: OrganisationRole | undefined;
  givable: readonly SelectOption[];
  status: 'loading' | 'failed' | 'ready';
  onRetry: () => void;
};

/** The roles, asked once for the whole screen. */
export function useRoles(): Roles {
  const { data, isError, refetch } = useListRolesQuery({ isPagination: 0 });
  const { permissions } = useActor();
  const all = data?.rows ?? NONE;
  const find = useCallback((id: string) => all.find((role) => role.id === id), [all]);
  return {
    all,
    find,
    base: all.find((role) => role.baseRole === null),
    givable: all
      .filter((role) => coversRole(permissions, role))
      .map(({ id, name }) => ({ value: id, label: name })),
    status: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    onRetry: () => void refetch(),
  };
}
