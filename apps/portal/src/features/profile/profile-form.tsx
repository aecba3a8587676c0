import { useUpdateProfileMutation } from '@anupalan/api-client/endpoints/profile';
import type { User } from '@anupalan/api-client/types';
import { NAME_MAX_LENGTH, PHONE_LENGTH } from '@anupalan/enums/limits';
import { PhoneField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { profileFormSchema, type ProfileForm as Values } from '@anupalan/validators/forms/profile';
import { collapseSpaces, lettersAndSpacesOnly } from '@anupalan/validators/input';
import type { FormikHelpers } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { words } from './words.ts';

const cleanName = (value: string) => collapseSpaces(lettersAndSpacesOnly(value));

/** Name and phone; saving is enabled only when something is changed and valid (docs/spec-coverage.md#validation). */
export function ProfileForm({ user }: { user: User }) {
  const [updateProfile] = useUpdateProfileMutation();
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const sent = { name: values.name.trim(), mobileNo: values.mobileNo };
    const { message } = await updateProfile(sent).unwrap();
    helpers.resetForm({ values: sent });
    toast.success(message);
  };
  return (
    <AppForm
      initialValues={{ name: user.name, mobileNo: user.mobileNo ?? '' }}
      schema={profileFormSchema}
      onSubmit={onSubmit}
      draft="profile"
      guardsUnsaved
    >
      <TextField
        name="name"
        label={words.details.name}
        clean={cleanName}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
      />
      <PhoneField
        name="mobileNo"
        label={words.details.phone}
        hint={words.details.phoneHint}
        maxLength={PHONE_LENGTH}
      />
      <div>
        <SubmitButton busyLabel={words.details.saving} needsChange>
          {words.details.save}
        </SubmitButton>
      </div>
    </AppForm>
  );
}
