import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { LinkButton, Notice, Stack, TextLink } from '@anupalan/ui';
import { AuthLayout } from './auth-layout.tsx';

/** A page that was opened without its link's token: says so and leads on. */
export function DeadLink({ title }: { title: string }) {
  return (
    <AuthLayout title={title}>
      <Stack gap={4}>
        <Notice tone="warn" role="status">
          {FIELD_MESSAGES.tokenRequired}
        </Notice>
        <LinkButton href={AUTH_PATHS.forgotPassword} variant="primary" isBlock>
          Request a new link
        </LinkButton>
        <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
      </Stack>
    </AuthLayout>
  );
}
