import type { LabPage } from '@anupalan/api-client/types';
import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import { Card, CardBody, CardHead, KeyValueList, PlainText, Status } from '@anupalan/ui';
import { describeNabl, describeRecognition } from '../../shared/enquiries/accreditation-tag.tsx';

/** The page of the own laboratory, to read. */
export function LabView({ page }: { page: LabPage }) {
  return (
    <Card aria-labelledby="lab-page">
      <CardHead title="Your page in the marketplace" id="lab-page">
        <Status
          kind={page.isPublished ? 'active' : 'inactive'}
          label={page.isPublished ? 'Published' : 'Not published'}
        />
      </CardHead>
      <CardBody>
        <KeyValueList
          items={[
            { key: 'About', value: page.about && <PlainText>{page.about}</PlainText> },
            ...page.scope.map(({ medium, parameters }) => ({
              key: LAB_MEDIUM_LABELS[medium],
              value: parameters.join(', '),
            })),
            { key: 'NABL (ISO/IEC 17025)', value: describeNabl(page.accreditation) },
            { key: 'Environment (Protection) Act, 1986', value: describeRecognition(page.accreditation) },
            { key: 'Equipment', value: page.equipment.join(', ') },
            { key: 'States served', value: page.statesServed.join(', ') },
            { key: 'Contact', value: page.contactName },
            { key: 'E-mail', value: page.contactEmail },
            { key: 'Phone', value: page.contactPhone },
          ]}
        />
      </CardBody>
    </Card>
  );
}
