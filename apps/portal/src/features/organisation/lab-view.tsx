import type { LabPage } from '@anupalan/api-client/types';
import { LAB_MEDIUM_LABELS } from '@anupalan/enums/labs';
import { Card, CardBody, CardHead, KeyValueList, PlainText, Status } from '@anupalan/ui';
import { describeNabl, describeRecognition } from '../../shared/enquiries/accreditation-tag.tsx';
import { labWords } from './words.ts';

/** The page of the own laboratory, to read. */
export function LabView({ page }: { page: LabPage }) {
  return (
    <Card aria-labelledby="lab-page">
      <CardHead title={labWords.title} id="lab-page">
        <Status
          kind={page.isPublished ? 'active' : 'inactive'}
          label={page.isPublished ? labWords.published : labWords.notPublished}
        />
      </CardHead>
      <CardBody>
        <KeyValueList
          items={[
            { key: labWords.about, value: page.about && <PlainText>{page.about}</PlainText> },
            ...page.scope.map(({ medium, parameters }) => ({
              key: LAB_MEDIUM_LABELS[medium],
              value: parameters.join(', '),
            })),
            { key: labWords.nablFact, value: describeNabl(page.accreditation) },
            { key: labWords.recognisedFact, value: describeRecognition(page.accreditation) },
            { key: labWords.equipment, value: page.equipment.join(', ') },
            { key: labWords.states, value: page.statesServed.join(', ') },
            { key: labWords.contact, value: page.contactName },
            { key: labWords.email, value: page.contactEmail },
            { key: labWords.phone, value: page.contactPhone },
          ]}
        />
      </CardBody>
    </Card>
  );
}
