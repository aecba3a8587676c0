import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { formatDaysLeft } from '@anupalan/compliance/validity/describe-left';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { Card, CardBody, CardHead, KeyValueList, Notice, Stack, TextLink } from '@anupalan/ui';
import {
  AccreditationTag,
  describeNabl,
  describeRecognition,
} from '../../shared/enquiries/accreditation-tag.tsx';

/** How long the accreditation is good for, and whether companies find the laboratory. */
export function AccreditationCard({ lab }: { lab: NonNullable<Dashboard['lab']> }) {
  const { accreditation, isPublished } = lab;
  const { daysLeft, state } = accreditation;
  return (
    <Card aria-labelledby="accreditation">
      <CardHead
        title="Accreditation"
        id="accreditation"
        more={{ href: LAB_PATHS.organisation, text: 'Your page' }}
      />
      <CardBody>
        <Stack gap={4}>
          {!isPublished && (
            <Notice tone="warn" title="Companies cannot find you yet.">
              <TextLink href={`${LAB_PATHS.organisation}?tab=page`}>Publish your page</TextLink>
            </Notice>
          )}
          <KeyValueList
            items={[
              { key: 'State', value: <AccreditationTag accreditation={accreditation} /> },
              { key: 'NABL (ISO/IEC 17025)', value: describeNabl(accreditation) },
              {
                key: 'Validity',
                value: state === 'none' || daysLeft === null ? null : formatDaysLeft(daysLeft),
              },
              { key: 'Environment (Protection) Act, 1986', value: describeRecognition(accreditation) },
            ]}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
