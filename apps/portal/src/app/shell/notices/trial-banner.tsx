import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import { useGetProfileQuery } from '@anupalan/api-client/endpoints/profile';
import { SHELL_MESSAGES } from '@anupalan/enums/messages';
import { Banner, TextLink } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../../shared/session/use-session.ts';
import { findTrialWords, TRIAL_NOTICE_DAYS } from './trial-words.ts';
import { trialWords } from './words.ts';

/** How long the trial lasts, that it has ended, and what an address without a password still needs (D11). */
export function TrialBanner() {
  const { data: organisation } = useGetOrganisationQuery();
  const { data: profile } = useGetProfileQuery();
  const toPath = useScreenPath();
  const canAsk = useAccess('Support Management', 'manage');
  const words = organisation === undefined ? null : findTrialWords(organisation, new Date());
  if (words === null) return null;
  const isUnverified = profile?.isEmailVerified === false;
  // Until the last days the line of the menu is enough.
  if (!words.isOver && words.days > TRIAL_NOTICE_DAYS && !isUnverified) return null;
  return (
    <Banner
      tone={words.isOver ? 'warn' : 'info'}
      role="status"
      title={words.title}
      action={
        canAsk && (
          <TextLink href={toPath('supportCreate')} isUnderlined>
            {SHELL_MESSAGES.contactUs}
          </TextLink>
        )
      }
    >
      {isUnverified && trialWords.setPassword(profile.email)}
    </Banner>
  );
}
