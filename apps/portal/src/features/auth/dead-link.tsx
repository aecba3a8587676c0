import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { LinkButton, Notice, Stack, TextLink } from '@anupalan/ui';
import { AuthLayout } from './auth-layout.tsx';
import { deadLinkWords } from './words.ts';

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
            <p>{deadLinkWords.invitation}</p>
            <LinkButton href={AUTH_PATHS.login} variant="primary" isBlock>
              {AUTH_MESSAGES.backToLogin}
            </LinkButton>
            <p>
              {deadLinkWords.didSignUp}{' '}
              <TextLink href={AUTH_PATHS.signUp}>{deadLinkWords.signUpAgain}</TextLink>
            </p>
          </>
        ) : (
          <>
            <LinkButton href={AUTH_PATHS.forgotPassword} variant="primary" isBlock>
              {deadLinkWords.newLink}
            </LinkButton>
            <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
          </>
        )}
      </Stack>
    </AuthLayout>
  );
}
