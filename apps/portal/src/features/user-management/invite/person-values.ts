import type { SubUser } from '@anupalan/api-client/types';
import { type SubUserForm, subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import type { CreateSubUserRequest } from '@anupalan/validators/requests/users';

/** What the fields of a person hold; an empty text stands for nothing. */
export type PersonValues = {
  name: string;
  email: string;
  mobileNo: string;
  designation: string;
  department: string;
  roleId: string;
};

/** The fields of somebody new. */
export const NEW_PERSON: PersonValues = {
  name: '',
  email: '',
  mobileNo: '',
  designation: '',
  department: '',
  roleId: '',
};

/** The fields of somebody who is there. */
export function toPersonValues(person: SubUser): PersonValues {
  return {
    name: person.name,
    email: person.email,
    mobileNo: person.mobileNo ?? '',
    designation: person.designation ?? '',
    department: person.department ?? '',
    roleId: person.role.id,
  };
}

/** What a checked form sends: trimmed, and null for what is empty. */
export function toPerson(values: PersonValues): CreateSubUserRequest {
  const checked: SubUserForm = subUserFormSchema.cast(values, { stripUnknown: true });
  return checked;
}
