import type { SubUser } from '@anupalan/api-client/types';
import { type SubUserForm, subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import type { CreateSubUserRequest } from '@anupalan/validators/requests/users';

/** What the fields of a user hold; an empty text stands for nothing. */
export type UserValues = {
  name: string;
  email: string;
  mobileNo: string;
  designation: string;
  department: string;
  roleId: string;
};

/** The fields of somebody new. */
export const NEW_USER: UserValues = {
  name: '',
  email: '',
  mobileNo: '',
  designation: '',
  department: '',
  roleId: '',
};

/** The fields of somebody who is there. */
export function toUserValues(user: SubUser): UserValues {
  return {
    name: user.name,
    email: user.email,
    mobileNo: user.mobileNo ?? '',
    designation: user.designation ?? '',
    department: user.department ?? '',
    roleId: user.role.id,
  };
}

/** What a checked form sends: trimmed, and null for what is empty. */
export function toUserRequest(values: UserValues): CreateSubUserRequest {
  const checked: SubUserForm = subUserFormSchema.cast(values, { stripUnknown: true });
  return checked;
}
