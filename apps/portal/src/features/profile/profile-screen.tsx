import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import {
  Card,
  CardBody,
  CardHead,
  Grid,
  GridItem,
  KeyValueList,
  LoadError,
  Page,
  SkeletonRows,
  Stack,
} from '@anupalan/ui';
import { useSession } from '../../shared/session/use-session.ts';
import { AvatarUpload } from './avatar-upload.tsx';
import { ProfileForm } from './profile-form.tsx';
import { words } from './words.ts';

/** The own profile: picture, name and phone can be changed, the rest is read-only. */
export function ProfileScreen() {
  const { data, isLoading, isError, isFetching, refetch } = useGetProfileQuery();
  const session = useSession();
  if (session === null) return null;
  const { user, role } = session;
  const readOnly = [
    { key: words.account.email, value: user.email },
    { key: words.account.role, value: role.name },
    { key: words.account.designation, value: user.designation },
    { key: words.account.department, value: user.department },
  ];
  if (isLoading) {
    return (
      <Page>
        <SkeletonRows rows={4} label={words.loading} />
      </Page>
    );
  }
  // A later attempt that fails leaves the form as it is, with what was typed.
  if (isError && data === undefined) {
    return (
      <Page>
        <LoadError title={words.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  }
  return (
    <Page>
      <Grid>
        <GridItem span={7}>
          <Card aria-labelledby="profile-head">
            <CardHead id="profile-head" title={words.details.title} />
            <CardBody>
              <Stack gap={5}>
                <AvatarUpload user={user} />
                <ProfileForm user={user} />
              </Stack>
            </CardBody>
          </Card>
        </GridItem>
        <GridItem span={5}>
          <Card aria-labelledby="account-head">
            <CardHead id="account-head" title={words.account.title} note={words.account.note} />
            <CardBody>
              <KeyValueList items={readOnly} />
            </CardBody>
          </Card>
        </GridItem>
      </Grid>
    </Page>
  );
}
