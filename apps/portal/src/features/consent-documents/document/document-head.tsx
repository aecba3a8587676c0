import type { ConsentDocument } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Breadcrumb, PageHead } from '@anupalan/ui';
import { DocumentStatusTag } from '../document-status-tag.tsx';
import { ValidityTag } from '../validity-tag.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import { pageWords } from './words.ts';

/** Who issued the order, and its number. */
function toText({ facts, fileName }: ConsentDocument): string {
  const words = [facts.authority?.value, facts.consentNo?.value].filter(Boolean);
  return words.length === 0 ? fileName : words.join(', ');
}

/** What the order is, how it stands, and what can be done with the whole. */
export function DocumentHead(props: OrderActionsProps) {
  const { document, today } = props;
  return (
    <PageHead
      trail={
        <Breadcrumb
          items={[
            { label: pageWords.breadcrumb, href: COMPANY_PATHS.consentDocuments },
            { label: document.title },
          ]}
        />
      }
      title={document.title}
      aside={
        document.status === 'ready' ? (
          <ValidityTag document={document} today={today} />
        ) : (
          <DocumentStatusTag status={document.status} />
        )
      }
      text={toText(document)}
      actions={<OrderActions {...props} />}
    />
  );
}
