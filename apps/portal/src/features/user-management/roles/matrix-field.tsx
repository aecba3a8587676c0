import type { AccessGrant } from '@anupalan/enums/access-levels';
import { FieldError, PermissionMatrix, Stack } from '@anupalan/ui';
import { useFormField } from '@anupalan/ui/forms';
import type { RoleForm } from '@anupalan/validators/forms/role';
import { findGrant } from '@anupalan/validators/permission-name';
import { useMemo } from 'react';
import { useAppRole } from '../../../shared/session/use-session.ts';
import { useActor } from '../use-actor.ts';
import { LEVELS, toPermissionGroups } from './permission-groups.ts';
import { toGivable, toGrantMap } from './role-values.ts';

const NO_GRANTS: RoleForm['grants'] = [];

/** Props of {@link MatrixField}. */
export type MatrixFieldProps = { label: string; saved: RoleForm['grants'] };

/** The permissions of the role form: None, View or Manage for each name of the base role. */
export function MatrixField({ label, saved }: MatrixFieldProps) {
  const { id, value, error, onChange, onBlur } = useFormField<RoleForm['grants']>('grants', NO_GRANTS);
  const { permissions } = useActor();
  const area = useAppRole() ?? 'company';
  const groups = useMemo(() => toPermissionGroups(area, permissions), [area, permissions]);
  const onLevels = (levels: Readonly<Record<string, string>>) =>
    onChange(
      value.map(({ permissionName, grant }) => {
        const wanted = (levels[permissionName] ?? 'none') as AccessGrant;
        const isChanged = wanted !== grant;
        return {
          permissionName,
          grant: isChanged ? toGivable(wanted, findGrant(permissions, permissionName)) : grant,
        };
      }),
    );
  return (
    <Stack gap={2} id={id} tabIndex={-1} onBlur={onBlur}>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <PermissionMatrix
        label={label}
        levels={LEVELS}
        groups={groups}
        value={toGrantMap(value)}
        saved={toGrantMap(saved)}
        onChange={onLevels}
      />
    </Stack>
  );
}
