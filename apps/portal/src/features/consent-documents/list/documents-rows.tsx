import type { ConsentDocument } from '@anupalan/api-client/types';
import { DataList, DataRow } from '@anupalan/ui';
import { toDocumentPath } from '../document-links.ts';
import { DocumentStatusTag } from '../document-status-tag.tsx';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidityWords } from '../validity-words.ts';
import styles from './documents.module.css';
import { toConditionCount } from './documents-table.tsx';

/** Props of {@link DocumentsRows}. */
export type DocumentsRowsProps = { documents: readonly ConsentDocument[]; today: string };

/** The list of orders on a phone: each a link of its own. */
export function DocumentsRows({ documents, today }: DocumentsRowsProps) {
  return (
    <DataList className={styles.rows} aria-label="Consent documents">
      {documents.map((document) => {
        const { id, title, facts, status } = document;
        const isReady = status === 'ready';
        const count = toConditionCount(document);
        return (
          <DataRow
            key={id}
            title={title}
            href={toDocumentPath(id)}
            meta={[facts.consentNo?.value, count === '' ? null : `${count} accepted`]
              .filter(Boolean)
              .join(', ')}
            when={isReady ? toValidityWords(document, today) : undefined}
            end={
              isReady ? (
                <ValidityTag document={document} today={today} />
              ) : (
                <DocumentStatusTag status={status} />
              )
            }
          />
        );
      })}
    </DataList>
  );
}
