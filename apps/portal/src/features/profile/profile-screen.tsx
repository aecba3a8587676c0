import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import { Card, CardBody, CardHead, KeyValueList, LoadError, Page, SkeletonRows, Stack } from '@anupalan/ui';
import { useSession } from '../../shared/session/use-session.ts';
import { AvatarUpload } from './avatar-upload.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The own profile: picture, name and phone can be changed, the rest is read-only. */
export function ProfileScreen() {
  const { data, isLoading, isError, isFetching, refetch } = useGetProfileQuery();
  const session = useSession();
  if (session === null) return null;
  const { user, role } = session;
  const readOnly = [
    { key: 'Email', value: user.email },
    { key: 'Role', value: role.name },
    { key: 'Designation', value: user.designation },
    { key: 'Department', value: user.department },
  ];
  if (isLoading) {
    return (
      <Page>
        <SkeletonRows rows={4} label="Loading profile" />
      </Page>
    );
  }
  // A later attempt that fails leaves the form as it is, with what was typed.
  if (isError && data === undefined) {
    return (
      <Page>
        <LoadError
          title="Your profile could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    );
  }
  return (
    <Page width="form">
      <Stack gap={5}>
        <Card aria-labelledby="profile-head">
          <CardHead id="profile-head" title="Personal details" />
          <CardBody>
            <Stack gap={5}>
              <AvatarUpload user={user} />
              <ProfileForm user={user} />
            </Stack>
          </CardBody>
        </Card>
        <Card aria-labelledby="account-head">
          <CardHead id="account-head" title="Account" note="Set by your organisation" />
          <CardBody>
            <KeyValueList items={readOnly} />
          </CardBody>
        </Card>
      </Stack>
    </Page>
  );
}
