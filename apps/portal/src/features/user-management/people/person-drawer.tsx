import { isApiError } from '@anupalan/api-client/api-error';
import { useGetPersonQuery } from '@anupalan/api-client/endpoints/people';
import type { SubUser } from '@anupalan/api-client/types';
import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import {
  Button,
  EmptyState,
  KeyValueList,
  LoadError,
  Notice,
  Section,
  SkeletonRows,
  Stack,
  TextLink,
} from '@anupalan/ui';
import { Drawer } from '@anupalan/ui/interactive';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useUserPaths } from '../../../shared/people/user-paths.ts';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import type { PersonRights } from '../rights.ts';
import { RoleSummary } from '../roles/role-summary.tsx';
import { toGrants } from '../roles/role-values.ts';
import { useRoles } from '../use-roles.ts';
import { PersonActivity } from './person-activity.tsx';
import { listPersonActions, PERSON_ACTION_LABELS, type PersonAction } from './person-menu.ts';
import { PersonStatus, toInvitationWords } from './person-status.tsx';

/** Props of {@link PersonDrawer}. */
export type PersonDrawerProps = {
  personId: string;
  toRights: (person: SubUser) => PersonRights;
  onAction: (action: PersonAction, person: SubUser) => void;
  isResending: boolean;
  onClose: () => void;
};

/** How many tasks somebody has to do, as a link to them where there is one. */
function OpenTasks({ person }: { person: SubUser }) {
  const href = useTaskLinks().toDueDates({ assignee: person.id });
  const words = person.openTasks === 1 ? '1 task' : `${person.openTasks} tasks`;
  return href === null || person.openTasks === 0 ? words : <TextLink href={href}>{words}</TextLink>;
}

function Facts({ person }: { person: SubUser }) {
  const paths = useUserPaths();
  const { mobileNo, lastSignInAt } = person;
  return (
    <KeyValueList
      items={[
        { key: 'Status', value: <PersonStatus person={person} /> },
        ...(person.invitation === null ? [] : [{ key: 'Invitation', value: toInvitationWords(person) }]),
        { key: 'Role', value: <TextLink href={paths.toRole(person.role.id)}>{person.role.name}</TextLink> },
        { key: 'Email', value: person.email },
        { key: 'Phone', value: mobileNo === null ? null : `${PHONE_COUNTRY_CODE} ${mobileNo}` },
        { key: 'Designation', value: person.designation },
        { key: 'Department', value: person.department },
        { key: 'Last sign-in', value: lastSignInAt === null ? 'Never' : <Ago instant={lastSignInAt} /> },
        { key: 'Open tasks', value: <OpenTasks person={person} /> },
      ]}
    />
  );
}

function Content({ person, reason }: { person: SubUser; reason: string | null }) {
  const role = useRoles().find(person.role.id);
  const canSeeTrail = useAccess('User Management', 'manage');
  return (
    <Stack gap={5}>
      <Facts person={person} />
      {reason !== null && <Notice tone="info">{reason}.</Notice>}
      {role !== undefined && (
        <Section title="What they see">
          <RoleSummary grants={toGrants(role)} />
        </Section>
      )}
      {canSeeTrail && <PersonActivity personId={person.id} />}
    </Stack>
  );
}

/** One person with role, invitation, open tasks and what they did lately. */
export function PersonDrawer({ personId, toRights, onAction, isResending, onClose }: PersonDrawerProps) {
  const { currentData: person, error, isFetching, refetch } = useGetPersonQuery(personId);
  const isGone = isApiError(error) && error.status === 404;
  const rights = person === undefined ? null : toRights(person);
  const actions = person === undefined || rights === null ? [] : listPersonActions(person, rights);
  const footer =
    person !== undefined && actions.length > 0
      ? actions.toReversed().map((action) => (
          <Button
            key={action}
            variant={action === 'edit' ? 'primary' : undefined}
            {...(action === 'resend' ? { isLoading: isResending, loadingLabel: 'Sending' } : {})}
            onClick={() => onAction(action, person)}
          >
            {PERSON_ACTION_LABELS[action]}
          </Button>
        ))
      : undefined;
  return (
    <Drawer isOpen onClose={onClose} title={person?.name ?? 'Person'} footer={footer}>
      {person !== undefined && <Content person={person} reason={rights?.reason ?? null} />}
      {person === undefined && error === undefined && <SkeletonRows label="Loading the person" />}
      {person === undefined && isGone && (
        <EmptyState
          title="This person is not in your organisation"
          text="They may have been deleted. Their name stays in the history of what they did."
        />
      )}
      {person === undefined && error !== undefined && !isGone && (
        <LoadError
          title="The person could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Drawer>
  );
}
