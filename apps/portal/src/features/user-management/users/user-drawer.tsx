import { isApiError } from '@anupalan/api-client/api-error';
import { useGetUserQuery } from '@anupalan/api-client/endpoints/users';
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
import { useAccess } from '../../../shared/session/use-session.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import type { AllowedActions } from '../allowed-actions.ts';
import { RoleSummary } from '../roles/role-summary.tsx';
import { toGrants } from '../roles/role-values.ts';
import { useRoles } from '../use-roles.ts';
import { UserActivity } from './user-activity.tsx';
import { listUserActions, USER_ACTION_LABELS, type UserAction } from './user-menu.ts';
import { toInvitationWords, UserStatus } from './user-status.tsx';
import { personWords } from './words.ts';

/** Props of {@link UserDrawer}. */
export type UserDrawerProps = {
  userId: string;
  toAllowed: (user: SubUser) => AllowedActions;
  onAction: (action: UserAction, user: SubUser) => void;
  isResending: boolean;
  onClose: () => void;
};

/** How many tasks somebody has to do, as a link to them where there is one. */
function OpenTasks({ user }: { user: SubUser }) {
  const href = useTaskLinks().toOccurrences({ assignee: user.id });
  const tasks = personWords.tasks(user.openTasks);
  return href === null || user.openTasks === 0 ? tasks : <TextLink href={href}>{tasks}</TextLink>;
}

function Facts({ user }: { user: SubUser }) {
  const paths = useUserPaths();
  const { mobileNo, lastSignInAt } = user;
  return (
    <KeyValueList
      items={[
        { key: personWords.status, value: <UserStatus user={user} /> },
        ...(user.invitation === null
          ? []
          : [{ key: personWords.invitation, value: toInvitationWords(user) }]),
        {
          key: personWords.role,
          value: <TextLink href={paths.toRole(user.role.id)}>{user.role.name}</TextLink>,
        },
        { key: personWords.email, value: user.email },
        { key: personWords.phone, value: mobileNo === null ? null : `${PHONE_COUNTRY_CODE} ${mobileNo}` },
        { key: personWords.designation, value: user.designation },
        { key: personWords.department, value: user.department },
        {
          key: personWords.lastSignIn,
          value: lastSignInAt === null ? personWords.neverSignedIn : <Ago instant={lastSignInAt} />,
        },
        { key: personWords.openTasks, value: <OpenTasks user={user} /> },
      ]}
    />
  );
}

function Content({ user, reason }: { user: SubUser; reason: string | null }) {
  const role = useRoles().find(user.role.id);
  const canSeeTrail = useAccess('User Management', 'manage');
  return (
    <Stack gap={5}>
      <Facts user={user} />
      {reason !== null && <Notice tone="info">{reason}.</Notice>}
      {role !== undefined && (
        <Section title={personWords.permissions}>
          <RoleSummary grants={toGrants(role)} />
        </Section>
      )}
      {canSeeTrail && <UserActivity userId={user.id} />}
    </Stack>
  );
}

/** One user with role, invitation, open tasks and what they did lately. */
export function UserDrawer({ userId, toAllowed, onAction, isResending, onClose }: UserDrawerProps) {
  const { currentData: user, error, isFetching, refetch } = useGetUserQuery(userId);
  const isGone = isApiError(error) && error.status === 404;
  const allowed = user === undefined ? null : toAllowed(user);
  const actions = user === undefined || allowed === null ? [] : listUserActions(user, allowed);
  const footer =
    user !== undefined && actions.length > 0
      ? actions.toReversed().map((action) => (
          <Button
            key={action}
            variant={action === 'edit' ? 'primary' : undefined}
            {...(action === 'resend' ? { isLoading: isResending, loadingLabel: personWords.resending } : {})}
            onClick={() => onAction(action, user)}
          >
            {USER_ACTION_LABELS[action]}
          </Button>
        ))
      : undefined;
  return (
    <Drawer isOpen onClose={onClose} title={user?.name ?? personWords.title} footer={footer}>
      {user !== undefined && <Content user={user} reason={allowed?.reason ?? null} />}
      {user === undefined && error === undefined && <SkeletonRows label={personWords.loading} />}
      {user === undefined && isGone && (
        <EmptyState title={personWords.goneTitle} text={personWords.goneText} />
      )}
      {user === undefined && error !== undefined && !isGone && (
        <LoadError title={personWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Drawer>
  );
}
