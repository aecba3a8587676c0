import { findAvatarUrl } from '@anupalan/api-client/files';
import type { SubUser } from '@anupalan/api-client/types';
import { Avatar, IconButton, Inline, TwoLines } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { toUserMenu, type UserAction } from './user-menu.ts';
import { toInvitationWords, UserStatus, UserStatusLines } from './user-status.tsx';
import { listWords } from './words.ts';

/** What every row needs, in a table or as stacked links. */
export type UserRowContext = {
  ownId: string;
  toHref: (user: SubUser) => string;
  /** What can be done with a user, in the order of the menu. */
  toActions: (user: SubUser) => readonly UserAction[];
  onAction: (action: UserAction, user: SubUser) => void;
  /** Null: the session may not change users. */
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void } | null;
};

/** The name with what makes a user special: you, the owner. */
export function toNameText({ id, name, isOwner }: SubUser, ownId: string): string {
  const marks = [id === ownId ? 'you' : '', isOwner ? 'owner' : ''].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

function toColumns({ ownId, toHref }: UserRowContext): DataColumn<SubUser>[] {
  return [
    {
      id: 'name',
      header: listWords.columns.name,
      isRowHeader: true,
      isSortable: true,
      cell: (user) => (
        <Inline gap={3} isNoWrap>
          <Avatar name={user.name} src={findAvatarUrl(user)} />
          <TwoLines main={<bdi>{toNameText(user, ownId)}</bdi>} sub={user.email} href={toHref(user)} />
        </Inline>
      ),
    },
    {
      id: 'designation',
      header: listWords.columns.designation,
      width: 'fifth',
      cell: ({ designation, department }) =>
        designation === null ? department : <TwoLines main={designation} sub={department} />,
    },
    { id: 'role', header: listWords.columns.role, width: 'person', cell: ({ role }) => role.name },
    {
      id: 'status',
      header: listWords.columns.status,
      width: 'person',
      cell: (user) => <UserStatusLines user={user} />,
    },
    {
      id: 'lastSignInAt',
      header: listWords.columns.lastSignIn,
      width: 'short',
      isSortable: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className="subtle">{listWords.neverSignedIn}</span>
        ) : (
          <Ago instant={lastSignInAt} />
        ),
    },
  ];
}

function toStacked(user: SubUser, { ownId, toHref }: UserRowContext) {
  return {
    title: <bdi>{toNameText(user, ownId)}</bdi>,
    href: toHref(user),
    meta: `${user.role.name}, ${user.email}`,
    when: toInvitationWords(user) ?? undefined,
    end: <UserStatus user={user} />,
  };
}

/** Props of {@link UserTable}: the list's states are the table's. */
export type UserTableProps = ListTableProps<SubUser> & {
  context: UserRowContext;
};

/** Users as a table, and as stacked links on a phone. */
export function UserTable({ context, ...rest }: UserTableProps) {
  const navigate = useNavigate();
  const { selection } = context;
  const toMenu = (user: SubUser) => {
    const items = toUserMenu(context.toActions(user), (action) => context.onAction(action, user));
    if (items.length === 0) return null;
    const label = listWords.actions(user.name);
    return (
      <Menu label={label} items={items} trigger={<IconButton icon={Ellipsis} label={label} size="sm" />} />
    );
  };
  return (
    <DataTable
      {...rest}
      caption={listWords.caption}
      words={toDataWords('people')}
      density="comfortable"
      columns={toColumns(context)}
      toId={({ id }) => id}
      toStacked={(user) => toStacked(user, context)}
      selection={
        selection === null
          ? undefined
          : {
              ...selection,
              toLabel: ({ name }) => listWords.select(name),
              allLabel: listWords.selectAll,
            }
      }
      onOpen={(user) => void navigate(context.toHref(user), { preventScrollReset: true })}
      toMenu={selection === null ? undefined : toMenu}
    />
  );
}
