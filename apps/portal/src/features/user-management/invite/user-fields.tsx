import { JOB_TITLE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_LENGTH } from '@anupalan/enums/limits';
import { KeyValueList, LoadError } from '@anupalan/ui';
import { FieldGrid, PhoneField, SelectField, TextField } from '@anupalan/ui/forms';
import { collapseSpaces } from '@anupalan/validators/input';
import { useFormikContext } from 'formik';
import { RoleSummary } from '../roles/role-summary.tsx';
import { toGrants } from '../roles/role-values.ts';
import { useRoles } from '../use-roles.ts';
import { EmailField } from './email-field.tsx';
import type { UserValues } from './user-values.ts';
import { fieldWords } from './words.ts';

/** Props of {@link UserFields}: what is fixed stands as a line with its reason. */
export type UserFieldsProps = { fixedEmail?: string; fixedRole?: string };

/** The role, and what it opens. */
function RoleField() {
  const { values } = useFormikContext<UserValues>();
  const { givable, find, status, onRetry } = useRoles();
  const role = find(values.roleId);
  if (status === 'failed') return <LoadError title={fieldWords.rolesLoadError} onRetry={onRetry} />;
  return (
    <>
      <SelectField
        name="roleId"
        label={fieldWords.role}
        hint={fieldWords.roleHint}
        options={givable}
        placeholder={fieldWords.chooseRole}
      />
      {role !== undefined && <RoleSummary grants={toGrants(role)} />}
    </>
  );
}

/** The fields of a user: name, address, phone, work, role. */
export function UserFields({ fixedEmail, fixedRole }: UserFieldsProps) {
  const fixed = [
    ...(fixedEmail === undefined ? [] : [{ key: fieldWords.email, value: fixedEmail }]),
    ...(fixedRole === undefined ? [] : [{ key: fieldWords.role, value: fixedRole }]),
  ];
  return (
    <>
      {fixed.length > 0 && <KeyValueList items={fixed} />}
      <TextField
        name="name"
        label={fieldWords.name}
        clean={collapseSpaces}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
      />
      {fixedEmail === undefined && <EmailField />}
      <PhoneField
        name="mobileNo"
        label={fieldWords.phone}
        hint={fieldWords.phoneHint}
        maxLength={PHONE_LENGTH}
        autoComplete="off"
        isOptional
      />
      <FieldGrid>
        <TextField
          name="designation"
          label={fieldWords.designation}
          maxLength={JOB_TITLE_MAX_LENGTH}
          isOptional
        />
        <TextField
          name="department"
          label={fieldWords.department}
          maxLength={JOB_TITLE_MAX_LENGTH}
          isOptional
        />
      </FieldGrid>
      {fixedRole === undefined && <RoleField />}
    </>
  );
}
