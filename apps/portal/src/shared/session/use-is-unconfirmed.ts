import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';

/** Whether the user has not confirmed the email address yet: until then nothing goes to others (D11). */
export function useIsUnconfirmed(): boolean {
  const { data } = useGetProfileQuery();
  return data?.isEmailVerified === false;
}
