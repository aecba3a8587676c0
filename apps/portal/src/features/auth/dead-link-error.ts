import { isApiError } from '@anupalan/api-client/api-error';

/** Whether a call failed because its link is dead: the 422 names the field of the token, not that of the password. */
export function isDeadLinkError(error: unknown, tokenField: string): boolean {
  return (
    isApiError(error) &&
    error.status === 422 &&
    error.errors.some(({ field }) => field.replace(/^data\./, '') === tokenField)
  );
}
