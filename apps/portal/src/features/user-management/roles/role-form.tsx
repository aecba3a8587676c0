import { ROLE_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import { ROLE_FORM_MESSAGES } from '@anupalan/enums/messages';
import { Button, Grid, GridItem, Inline, LinkButton, Section, Stack } from '@anupalan/ui';
import { FieldGrid, FormFoot, SelectField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { roleFormSchema } from '@anupalan/validators/forms/role';
import { collapseSpaces } from '@anupalan/validators/input';
import { useFormikContext } from 'formik';
import { Check } from 'lucide-react';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { useRoles } from '../use-roles.ts';
import { MatrixField } from './matrix-field.tsx';
import { RoleSummary } from './role-summary.tsx';
import { type RoleValues, toGrantMap } from './role-values.ts';
import { roleWords } from './words.ts';

/** Names of the server's fields that the form calls otherwise. */
const SERVER_FIELDS = { rpaEntries: 'grants' } as const;

function Preview() {
  const { values } = useFormikContext<RoleValues>();
  return (
    <Section title={roleWords.preview}>
      <RoleSummary grants={toGrantMap(values.grants)} />
    </Section>
  );
}

/** A role whose permissions a new one can begin with: what of them the signed-in user may give. */
export type RolePreset = { id: string; name: string; grants: RoleValues['grants'] };

function isSame(one: RoleValues['grants'], other: RoleValues['grants']): boolean {
  const levels = toGrantMap(other);
  return one.every(({ permissionName, grant }) => levels[permissionName] === grant);
}

/** Sets all permissions at once to those of a role that is there. */
function Presets({ of }: { of: readonly RolePreset[] }) {
  const { values, setFieldValue } = useFormikContext<RoleValues>();
  return (
    <Inline gap={2} role="group" aria-label={roleWords.presets}>
      <span className="muted">{roleWords.presets}</span>
      {of.map(({ id, name, grants }) => (
        <Button
          key={id}
          size="sm"
          icon={isSame(values.grants, grants) ? Check : undefined}
          aria-pressed={isSame(values.grants, grants)}
          onClick={() => void setFieldValue('grants', grants)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}

/** Props of {@link RoleForm}. `draft` names what is kept while typing (D8). */
export type RoleFormProps = {
  initialValues: RoleValues;
  draft: string;
  submitLabel: string;
  /** Roles whose permissions a new one can begin with. */
  presets?: readonly RolePreset[];
  onSubmit: (values: RoleValues) => Promise<void>;
};

/** A role: its name, the built-in role that it stands on, and its permissions. */
export function RoleForm({ initialValues, draft, submitLabel, presets, onSubmit }: RoleFormProps) {
  const { base } = useRoles();
  const paths = useUserPaths();
  const bases = base === undefined ? [] : [{ value: base.id, label: base.name }];
  return (
    <AppForm
      initialValues={initialValues}
      schema={roleFormSchema}
      serverFields={SERVER_FIELDS}
      showsStatuses={[409]}
      draft={draft}
      guardsUnsaved
      onSubmit={onSubmit}
    >
      <p className="muted">{ROLE_FORM_MESSAGES.instruction}</p>
      <Grid>
        <GridItem span={8}>
          <Stack gap={4}>
            <FieldGrid layout="dense">
              <TextField
                name="name"
                label={roleWords.name}
                clean={collapseSpaces}
                maxLength={ROLE_NAME_MAX_LENGTH}
              />
              <SelectField
                name="baseRoleId"
                label={roleWords.baseRole}
                hint={roleWords.baseRoleHint}
                options={bases}
                placeholder={roleWords.chooseBaseRole}
              />
            </FieldGrid>
            {presets !== undefined && <Presets of={presets} />}
            <MatrixField label={roleWords.permissions} saved={initialValues.grants} />
          </Stack>
        </GridItem>
        <GridItem span={4}>
          <Preview />
        </GridItem>
      </Grid>
      <FormFoot>
        <SubmitButton busyLabel={roleWords.saving}>{submitLabel}</SubmitButton>
        <LinkButton href={paths.roles} variant="ghost">
          {roleWords.cancel}
        </LinkButton>
      </FormFoot>
    </AppForm>
  );
}
