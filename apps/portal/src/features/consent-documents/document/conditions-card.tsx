import type { ConsentDocument } from '@anupalan/api-client/types';
import { Card, CardBody, CardHead, ProportionBar } from '@anupalan/ui';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useSourcePath } from '../document-links.ts';

/** How many conditions were found, and how many of them are accepted. */
export function ConditionsCard({ document }: { document: ConsentDocument }) {
  const toSource = useSourcePath();
  const links = useTaskLinks();
  const { id, obligationCount, acceptedCount } = document;
  const review = toSource(id);
  const occurrences = links.toOccurrences({ consentDocumentId: id });
  const more =
    acceptedCount > 0 && occurrences !== null
      ? { href: occurrences, text: 'Due dates', label: 'Due dates of this order' }
      : review !== null
        ? { href: review, text: 'Review', label: 'Review the conditions of this order' }
        : undefined;
  return (
    <Card aria-labelledby="conditions">
      <CardHead title="Conditions" id="conditions" note={`${obligationCount} found`} more={more} />
      {obligationCount > 0 && (
        <CardBody>
          <ProportionBar
            hasLegend
            size="lg"
            parts={[
              { label: 'accepted', value: acceptedCount, tone: 'ok' },
              { label: 'others', value: obligationCount - acceptedCount, tone: 'planned' },
            ]}
          />
        </CardBody>
      )}
    </Card>
  );
}
