import { findAvatarUrl } from '@anupalan/api-client/files';
import type { SubUser } from '@anupalan/api-client/types';
import { Avatar, IconButton, Inline, TwoLines } from '@anupalan/ui';
import { Menu } from '@anupalan/ui/interactive';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { type PersonAction, toPersonMenu } from './person-menu.ts';
import { PersonStatus, PersonStatusLines, toInvitationWords } from './person-status.tsx';

/** What every row needs, in a table or as stacked links. */
export type PeopleRowContext = {
  ownId: string;
  toHref: (person: SubUser) => string;
  /** What can be done with a person, in the order of the menu. */
  toActions: (person: SubUser) => readonly PersonAction[];
  onAction: (action: PersonAction, person: SubUser) => void;
  /** Null: the session may not change people. */
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void } | null;
};

/** The name with what makes a person special: you, the owner. */
export function toNameText({ id, name, isOwner }: SubUser, ownId: string): string {
  const marks = [id === ownId ? 'you' : '', isOwner ? 'owner' : ''].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

function toColumns({ ownId, toHref }: PeopleRowContext): DataColumn<SubUser>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      isSortable: true,
      cell: (person) => (
        <Inline gap={3} isNoWrap>
          <Avatar name={person.name} src={findAvatarUrl(person)} />
          <TwoLines main={<bdi>{toNameText(person, ownId)}</bdi>} sub={person.email} href={toHref(person)} />
        </Inline>
      ),
    },
    {
      id: 'designation',
      header: 'Designation',
      width: 'fifth',
      cell: ({ designation, department }) =>
        designation === null ? department : <TwoLines main={designation} sub={department} />,
    },
    { id: 'role', header: 'Role', width: 'person', cell: ({ role }) => role.name },
    {
      id: 'status',
      header: 'Status',
      width: 'person',
      cell: (person) => <PersonStatusLines person={person} />,
    },
    {
      id: 'lastSignInAt',
      header: 'Last sign-in',
      width: 'short',
      isSortable: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? <span className="subtle">Never</span> : <Ago instant={lastSignInAt} />,
    },
  ];
}

function toStacked(person: SubUser, { ownId, toHref }: PeopleRowContext) {
  return {
    title: <bdi>{toNameText(person, ownId)}</bdi>,
    href: toHref(person),
    meta: `${person.role.name}, ${person.email}`,
    when: toInvitationWords(person) ?? undefined,
    end: <PersonStatus person={person} />,
  };
}

/** Props of {@link PeopleTable}: the list's states are the table's. */
export type PeopleTableProps = ListTableProps<SubUser> & {
  context: PeopleRowContext;
};

/** People as a table, and as stacked links on a phone. */
export function PeopleTable({ context, ...rest }: PeopleTableProps) {
  const navigate = useNavigate();
  const { selection } = context;
  const toMenu = (person: SubUser) => {
    const items = toPersonMenu(context.toActions(person), (action) => context.onAction(action, person));
    if (items.length === 0) return null;
    const label = `Actions for ${person.name}`;
    return (
      <Menu label={label} items={items} trigger={<IconButton icon={Ellipsis} label={label} size="sm" />} />
    );
  };
  return (
    <DataTable
      {...rest}
      caption="People"
      words={toDataWords('people')}
      density="comfortable"
      columns={toColumns(context)}
      toId={({ id }) => id}
      toStacked={(person) => toStacked(person, context)}
      selection={
        selection === null
          ? undefined
          : {
              ...selection,
              toLabel: ({ name }) => `Select ${name}`,
              allLabel: 'Select all people of this page',
            }
      }
      onOpen={(person) => void navigate(context.toHref(person), { preventScrollReset: true })}
      toMenu={selection === null ? undefined : toMenu}
    />
  );
}
