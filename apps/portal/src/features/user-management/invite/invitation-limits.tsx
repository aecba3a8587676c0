import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import { invitationWords } from './words.ts';

/** Who can be invited, how many a day and how long a link holds (D16). */
export function InvitationLimits() {
  const { data } = useGetOrganisationQuery();
  const domain = data?.verifiedDomain ?? null;
  return (
    <p className="muted">
      {domain === null ? invitationWords.noDomain : invitationWords.domain(domain)} {invitationWords.validity}
    </p>
  );
}
