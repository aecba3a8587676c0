import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { formatDaysLeft } from '@anupalan/compliance/validity/describe-left';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { Card, CardBody, CardHead, KeyValueList, Notice, Stack, TextLink } from '@anupalan/ui';
import {
  AccreditationTag,
  describeNabl,
  describeRecognition,
} from '../../shared/enquiries/accreditation-tag.tsx';
import { accreditationWords } from './later.words.ts';

/** How long the accreditation is good for, and whether companies find the laboratory. */
export function AccreditationCard({ lab }: { lab: NonNullable<Dashboard['lab']> }) {
  const { accreditation, isPublished } = lab;
  const { daysLeft, state } = accreditation;
  return (
    <Card aria-labelledby="accreditation">
      <CardHead
        title={accreditationWords.title}
        id="accreditation"
        more={{ href: LAB_PATHS.organisation, text: accreditationWords.openPage }}
      />
      <CardBody>
        <Stack gap={4}>
          {!isPublished && (
            <Notice tone="warn" title={accreditationWords.unpublished}>
              <TextLink href={`${LAB_PATHS.organisation}?tab=page`}>{accreditationWords.publish}</TextLink>
            </Notice>
          )}
          <KeyValueList
            items={[
              { key: accreditationWords.state, value: <AccreditationTag accreditation={accreditation} /> },
              { key: accreditationWords.nabl, value: describeNabl(accreditation) },
              {
                key: accreditationWords.validity,
                value: state === 'none' || daysLeft === null ? null : formatDaysLeft(daysLeft),
              },
              { key: accreditationWords.act, value: describeRecognition(accreditation) },
            ]}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
