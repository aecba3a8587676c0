import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Person } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '../card/card.tsx';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import { PermissionMatrix } from '../permission-matrix/permission-matrix.tsx';
import type { StatusKind } from '../status/kinds.ts';
import { Status } from '../status/status.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { NAMES } from '../storybook/samples.ts';
import { TabLinks } from '../tab-links/tab-links.tsx';
import { Cell, HeadCell, RowHeadCell } from '../table/cells.tsx';
import { Row, Table } from '../table/table.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type View = 'people' | 'roles' | 'restricted';

const LEVELS = ['None', 'View', 'Manage'].map((label) => ({ value: label.toLowerCase(), label }));

const GROUPS = [
  {
    id: 'work',
    label: 'Work',
    permissions: [
      { name: 'Reporting Task', label: 'Reporting Task' },
      { name: 'Consent Analyzer', label: 'Consent Analyzer' },
      { name: 'Tasks & Alerts', label: 'Tasks & Alerts' },
    ],
  },
  {
    id: 'organisation',
    label: 'Organisation',
    permissions: [
      { name: 'Support Management', label: 'Support Management' },
      {
        name: 'User Management',
        label: 'User Management',
        disabledReason: 'You cannot lower your own access.',
      },
    ],
  },
];

const SAVED = {
  'Reporting Task': 'manage',
  'Consent Analyzer': 'view',
  'Tasks & Alerts': 'manage',
  'Support Management': 'view',
  'User Management': 'manage',
};

const PEOPLE: readonly { name: string; email: string; role: string; status: StatusKind }[] = [
  { name: 'Leela Sathe', email: 'leela@nimbkar.example', role: 'EHS manager', status: 'active' },
  { name: NAMES.hindi, email: 'anita@nimbkar.example', role: 'Plant head', status: 'active' },
  { name: NAMES.rightToLeft, email: 'fatima@nimbkar.example', role: 'EHS officer', status: 'invited' },
  { name: NAMES.long, email: 'venkat@nimbkar.example', role: 'EHS officer', status: 'inactive' },
];

function People() {
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <DataList>
        {PEOPLE.map((person) => (
          <DataRow
            key={person.email}
            title={<bdi>{person.name}</bdi>}
            href={`#${person.email}`}
            meta={`${person.role}, ${person.email}`}
            end={<Status kind={person.status} />}
          />
        ))}
      </DataList>
    );
  }
  return (
    <Table caption="People">
      <thead>
        <tr>
          <HeadCell>Name</HeadCell>
          <HeadCell>E-mail</HeadCell>
          <HeadCell>Role</HeadCell>
          <HeadCell>Status</HeadCell>
        </tr>
      </thead>
      <tbody>
        {PEOPLE.map((person) => (
          <Row key={person.email}>
            <RowHeadCell>
              <Person name={person.name} />
            </RowHeadCell>
            <Cell>{person.email}</Cell>
            <Cell>{person.role}</Cell>
            <Cell>
              <Status kind={person.status} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Role() {
  const [value, setValue] = useState<Readonly<Record<string, string>>>({
    ...SAVED,
    'Consent Analyzer': 'manage',
  });
  return (
    <Card aria-labelledby="role">
      <CardHead title="EHS manager" id="role" note="6 people" />
      <CardBody>
        <PermissionMatrix
          label="Permissions of EHS manager"
          levels={LEVELS}
          groups={GROUPS}
          value={value}
          saved={SAVED}
          onChange={setValue}
        />
      </CardBody>
      <CardFoot>
        <Inline justify="end">
          <Button onClick={() => setValue(SAVED)}>Discard</Button>
          <Button variant="primary">Save</Button>
        </Inline>
      </CardFoot>
    </Card>
  );
}

function Users({ view }: { view: View }) {
  const isRestricted = view === 'restricted';
  return (
    <PortalFrame title="User Management" tagline="Who may see and who may manage what" current="users">
      <Stack gap={5}>
        {isRestricted && (
          <Notice tone="info" title="You can look, but not change.">
            Who manages the users of your organisation can grant you Manage on User Management.
          </Notice>
        )}
        <Inline justify="between" gap={4}>
          <TabLinks
            label="Users"
            items={[
              { href: '#people', label: 'People', count: PEOPLE.length, isCurrent: view !== 'roles' },
              { href: '#roles', label: 'Roles', count: 6, isCurrent: view === 'roles' },
              { href: '#invitations', label: 'Invitations', count: 1 },
            ]}
          />
          {!isRestricted && (
            <Button variant="primary" icon={Plus}>
              Invite
            </Button>
          )}
        </Inline>
        {view === 'roles' ? (
          <Role />
        ) : (
          <Card aria-labelledby="people">
            <CardHead title="People" id="people" />
            <People />
          </Card>
        )}
      </Stack>
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Users and permissions',
  component: Users,
  args: { view: 'roles' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof Users>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One level for each permission: None, View or Manage. What was changed is marked and counted. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/1 change/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Discard' }));
    await expect(main.queryByText(/1 change/)).toBeNull();
  },
};
export const RolesPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const PeopleView: Story = { args: { view: 'people' } };
export const PeoplePhone: Story = {
  args: { view: 'people' },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** Who may only look is told who can grant the rest; what they can never do is not there. */
export const NoPermission: Story = { args: { view: 'restricted' } };
