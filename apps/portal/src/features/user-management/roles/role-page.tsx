import { isApiError } from '@anupalan/api-client/api-error';
import {
  useCreateRoleMutation,
  useGetRoleQuery,
  useUpdateRoleMutation,
} from '@anupalan/api-client/endpoints/roles';
import type { OrganisationRole } from '@anupalan/api-client/types';
import { ROLE_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import {
  Card,
  CardBody,
  CardHead,
  EmptyState,
  LinkButton,
  LoadError,
  Notice,
  Page,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { useAccess, useAppRole } from '../../../shared/session/use-session.ts';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { UserTabs } from '../../../shared/users/user-tabs.tsx';
import { findRoleLock } from '../allowed-actions.ts';
import { LookOnly } from '../look-only.tsx';
import { useActor } from '../use-actor.ts';
import { type Roles, useRoles } from '../use-roles.ts';
import { RoleForm } from './role-form.tsx';
import { RoleReadOnly } from './role-read-only.tsx';
import { type RoleValues, toCopyName, toNewRole, toRoleValues } from './role-values.ts';
import { roleWords } from './words.ts';

/** Where the form leads once it is sent. */
function useDone(): (message: string) => Promise<void> {
  const navigate = useNavigate();
  const { roles } = useUserPaths();
  return async (message) => {
    toast.success(message);
    await navigate(roles);
  };
}

/** A new role, or a copy of one. */
function NewRole({ source, roles }: { source: OrganisationRole | null; roles: Roles }) {
  const [createRole] = useCreateRoleMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const { permissions } = useActor();
  const area = useAppRole() ?? 'company';
  const done = useDone();
  const taken = roles.all.map(({ name }) => name);
  const initialValues = toRoleValues({
    role: source,
    name: source === null ? '' : toCopyName(source.name, taken, ROLE_NAME_MAX_LENGTH),
    baseRoleId: roles.base?.id ?? '',
    names: ROLE_PERMISSIONS[area],
    permissions,
  });
  const presets = roles.all.map((role) => ({
    id: role.id,
    name: role.name,
    grants: toRoleValues({ role, name: '', baseRoleId: '', names: ROLE_PERMISSIONS[area], permissions })
      .grants,
  }));
  const onSubmit = async (values: RoleValues) => {
    const role = toNewRole(values);
    const { message } = await createRole({ role, idempotencyKey: toKey(role) }).unwrap();
    onDone();
    await done(message);
  };
  return (
    <RoleForm
      initialValues={initialValues}
      draft="new-role"
      submitLabel={roleWords.create}
      presets={presets}
      onSubmit={onSubmit}
    />
  );
}

/** A role that can be changed. */
function EditRole({ role }: { role: OrganisationRole }) {
  const [updateRole] = useUpdateRoleMutation();
  const area = useAppRole() ?? 'company';
  const done = useDone();
  const initialValues = toRoleValues({
    role,
    name: role.name,
    baseRoleId: role.baseRole?.id ?? '',
    names: ROLE_PERMISSIONS[area],
  });
  const onSubmit = async (values: RoleValues) => {
    await done((await updateRole({ id: role.id, ...toNewRole(values) }).unwrap()).message);
  };
  return (
    <Stack gap={4}>
      {role.people > 0 && <Notice tone="info">{roleWords.holders(role.people)}</Notice>}
      <RoleForm
        initialValues={initialValues}
        draft={`role-${role.id}`}
        submitLabel={roleWords.save}
        onSubmit={onSubmit}
      />
    </Stack>
  );
}

function Frame({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const canManage = useAccess('User Management', 'manage');
  return (
    <Page>
      <Stack gap={4}>
        {!canManage && <LookOnly />}
        <UserTabs current="roles" />
        <Card aria-labelledby="role-head">
          <CardHead id="role-head" title={title} note={note} />
          <CardBody>{children}</CardBody>
        </Card>
      </Stack>
    </Page>
  );
}

function OneRole({ roleId }: { roleId: string }) {
  const { currentData: role, error, isFetching, refetch } = useGetRoleQuery(roleId);
  const canManage = useAccess('User Management', 'manage');
  const actor = useActor();
  const paths = useUserPaths();
  if (role !== undefined) {
    const lock = canManage ? findRoleLock(role, actor) : null;
    return (
      <Frame title={role.name} note={roleWords.people(role.people)}>
        {canManage && lock === null ? <EditRole role={role} /> : <RoleReadOnly role={role} reason={lock} />}
      </Frame>
    );
  }
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Frame title={roleWords.title}>
      {error === undefined && <SkeletonRows label={roleWords.loading} />}
      {isGone && (
        <EmptyState
          title={roleWords.goneTitle}
          text={roleWords.goneText}
          action={<LinkButton href={paths.roles}>{roleWords.allRoles}</LinkButton>}
        />
      )}
      {error !== undefined && !isGone && (
        <LoadError title={roleWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Frame>
  );
}

function AddRole() {
  const roles = useRoles();
  const [params] = useSearchParams();
  const canManage = useAccess('User Management', 'manage');
  const copyOf = params.get('copy');
  const source = copyOf === null ? null : (roles.find(copyOf) ?? null);
  if (!canManage)
    return (
      <Frame title={roleWords.newTitle}>
        <EmptyState title={roleWords.noAccess.title} text={roleWords.noAccess.text} />
      </Frame>
    );
  return (
    <Frame title={source === null ? roleWords.newTitle : roleWords.copyName(source.name)}>
      {roles.status === 'loading' && <SkeletonRows label={roleWords.rolesLoading} />}
      {roles.status === 'failed' && <LoadError title={roleWords.rolesLoadError} onRetry={roles.onRetry} />}
      {roles.status === 'ready' && <NewRole source={source} roles={roles} />}
    </Frame>
  );
}

/** A role at an address of its own: to change, to read, or (null) to make. */
export function RolePage({ roleId }: { roleId: string | null }) {
  return roleId === null ? <AddRole /> : <OneRole roleId={roleId} />;
}
