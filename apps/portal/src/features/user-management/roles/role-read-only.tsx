import type { OrganisationRole } from '@anupalan/api-client/types';
import { ROLE_PERMISSIONS } from '@anupalan/enums/permissions';
import {
  Grid,
  GridItem,
  LinkButton,
  matrixWords,
  Notice,
  PermissionMatrix,
  Section,
  Stack,
} from '@anupalan/ui';
import { Copy } from 'lucide-react';
import { useAccess, useAppRole } from '../../../shared/session/use-session.ts';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { LEVELS, toPermissionGroups } from './permission-groups.ts';
import { RoleSummary } from './role-summary.tsx';
import { toGrants } from './role-values.ts';
import { roleWords } from './words.ts';

/** Nothing can be changed, so changes are not counted. */
const WORDS = { ...matrixWords, toChangeCount: () => roleWords.viewOnly };

const EVERYTHING = (area: 'company' | 'lab') =>
  ROLE_PERMISSIONS[area].map((permissionName) => ({ permissionName, accessLevel: 'view,manage' }));

function onNothing(): void {
  // The matrix is disabled: nothing can be chosen.
}

/** A role to look at: the built-in one, the own one, or for who may only view. `reason`: why it is not changed. */
export function RoleReadOnly({ role, reason }: { role: OrganisationRole; reason: string | null }) {
  const area = useAppRole() ?? 'company';
  const paths = useUserPaths();
  const canManage = useAccess('User Management', 'manage');
  const grants = toGrants(role);
  return (
    <Stack gap={5}>
      {reason !== null && (
        <Notice
          tone="info"
          action={
            canManage && (
              <LinkButton size="sm" icon={Copy} href={`${paths.newRole}?copy=${role.id}`}>
                {roleWords.copy}
              </LinkButton>
            )
          }
        >
          {reason}.
        </Notice>
      )}
      <Grid>
        <GridItem span={8}>
          <PermissionMatrix
            label={roleWords.permissionsOf(role.name)}
            levels={LEVELS}
            groups={toPermissionGroups(area, EVERYTHING(area))}
            value={grants}
            isDisabled
            words={WORDS}
            onChange={onNothing}
          />
        </GridItem>
        <GridItem span={4}>
          <Section title={roleWords.preview}>
            <RoleSummary grants={grants} />
          </Section>
        </GridItem>
      </Grid>
    </Stack>
  );
}
