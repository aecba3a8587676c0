import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { INVITATION_DAYS } from '@anupalan/enums/limits';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { LinkButton, Notice, Stack, TextLink } from '@anupalan/ui';
import { AuthLayout } from './auth-layout.tsx';

/**
 * Props of {@link DeadLink}. `isIncomplete`: the address came without its token; else the link was used, is too old
 * or was replaced by a newer one. `isInvitation`: only who invited can send a new one.
 */
export type DeadLinkProps = { title: string; isIncomplete: boolean; isInvitation: boolean };

/** A link that opens nothing any more: says so and leads on. */
export function DeadLink({ title, isIncomplete, isInvitation }: DeadLinkProps) {
  return (
    <AuthLayout title={title}>
      <Stack gap={4}>
        <Notice tone="warn" role="alert">
          {isIncomplete ? FIELD_MESSAGES.tokenRequired : AUTH_MESSAGES.deadLink}
        </Notice>
        {isInvitation ? (
          <>
            <p>
              An invitation is valid for {INVITATION_DAYS} days and works once. If you already have a
              password, sign in with it. If not, ask the person who invited you to send it again.
            </p>
            <LinkButton href={AUTH_PATHS.login} variant="primary" isBlock>
              {AUTH_MESSAGES.backToLogin}
            </LinkButton>
            <p>
              Did you sign up yourself? <TextLink href={AUTH_PATHS.signUp}>Sign up again</TextLink>
            </p>
          </>
        ) : (
          <>
            <LinkButton href={AUTH_PATHS.forgotPassword} variant="primary" isBlock>
              Request a new link
            </LinkButton>
            <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
          </>
        )}
      </Stack>
    </AuthLayout>
  );
}
