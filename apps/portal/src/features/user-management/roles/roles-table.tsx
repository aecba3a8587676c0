import type { OrganisationRole } from '@anupalan/api-client/types';
import { IconButton, TextLink, TwoLines } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { useAppRole } from '../../../shared/session/use-session.ts';
import { type UserPaths, useUserPaths } from '../../../shared/users/user-paths.ts';
import { type Actor, findRoleLock } from '../allowed-actions.ts';
import { useActor } from '../use-actor.ts';
import { toRoleScreens } from './role-summary.tsx';
import { toGrants } from './role-values.ts';
import { listWords } from './words.ts';

/** What a role gives, in a line. */
export function toRoleLine(area: 'company' | 'lab', role: OrganisationRole): string {
  const { manages, views, hidden } = toRoleScreens(area, toGrants(role));
  if (hidden.length === 0 && views.length <= 1) return listWords.changesAll;
  if (manages.length === 0)
    return hidden.length === 0 ? listWords.viewsAll : listWords.views(views.join(', '));
  return listWords.changes(manages.join(', '));
}

function toUsersLink(role: OrganisationRole, paths: UserPaths) {
  const people = listWords.people(role.people);
  return role.people === 0 ? people : <TextLink href={`${paths.users}?role=${role.id}`}>{people}</TextLink>;
}

function toColumns(area: 'company' | 'lab', paths: UserPaths): DataColumn<OrganisationRole>[] {
  return [
    {
      id: 'name',
      header: listWords.columns.role,
      width: 'fifth',
      isRowHeader: true,
      isSortable: true,
      cell: (role) => <TwoLines main={<bdi>{role.name}</bdi>} href={paths.toRole(role.id)} />,
    },
    {
      id: 'line',
      header: listWords.columns.permissions,
      width: 'rest',
      cell: (role) => toRoleLine(area, role),
    },
    {
      id: 'people',
      header: listWords.columns.people,
      width: 'short',
      cell: (role) => toUsersLink(role, paths),
    },
    {
      id: 'kind',
      header: listWords.columns.kind,
      width: 'short',
      cell: ({ baseRole }) => (baseRole === null ? listWords.builtIn : listWords.own),
    },
  ];
}

type MenuProps = {
  role: OrganisationRole;
  actor: Actor;
  paths: UserPaths;
  onDelete: (role: OrganisationRole) => void;
};

/** What can be done with a role; what would be refused is absent. */
function RoleMenu({ role, actor, paths, onDelete }: MenuProps) {
  const isFree = findRoleLock(role, actor) === null;
  const label = listWords.actions(role.name);
  const items = [
    ...(isFree ? [{ id: 'edit', label: listWords.edit, icon: Pencil, href: paths.toRole(role.id) }] : []),
    { id: 'copy', label: listWords.copy, icon: Copy, href: `${paths.newRole}?copy=${role.id}` },
    ...(isFree
      ? [
          {
            id: 'delete',
            label: listWords.delete,
            icon: Trash2,
            isDanger: true,
            onAction: () => onDelete(role),
          },
        ]
      : []),
  ];
  return (
    <Menu label={label} items={items} trigger={<IconButton icon={Ellipsis} label={label} size="sm" />} />
  );
}

/** Props of {@link RolesTable}. `onDelete` null: the session may not change roles. */
export type RolesTableProps = ListTableProps<OrganisationRole> & {
  onDelete: ((role: OrganisationRole) => void) | null;
};

/** Roles as a table, and as stacked links on a phone. */
export function RolesTable({ onDelete, ...rest }: RolesTableProps) {
  const navigate = useNavigate();
  const paths = useUserPaths();
  const actor = useActor();
  const area = useAppRole() ?? 'company';
  return (
    <DataTable
      {...rest}
      caption={listWords.title}
      words={toDataWords('roles')}
      density="comfortable"
      columns={toColumns(area, paths)}
      toId={({ id }) => id}
      toStacked={(role) => ({
        title: <bdi>{role.name}</bdi>,
        href: paths.toRole(role.id),
        meta: toRoleLine(area, role),
        end: listWords.people(role.people),
      })}
      onOpen={(role) => void navigate(paths.toRole(role.id))}
      toMenu={
        onDelete === null
          ? undefined
          : (role) => <RoleMenu role={role} actor={actor} paths={paths} onDelete={onDelete} />
      }
    />
  );
}
