import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import { INVITATION_DAYS, INVITATIONS_PER_DAY } from '@anupalan/enums/limits';

/** Who can be invited, how many a day and how long a link holds (D16). */
export function InvitationLimits() {
  const { data } = useGetOrganisationQuery();
  const domain = data?.verifiedDomain ?? null;
  return (
    <p className="muted">
      {domain === null
        ? `Without a verified domain your organisation can invite ${INVITATIONS_PER_DAY} people a day. `
        : `Only addresses of ${domain}, the verified domain of your organisation, can be invited. `}
      The link in the mail holds for {INVITATION_DAYS} days.
    </p>
  );
}
