import { useDeleteParticularMutation } from '@anupalan/api-client/endpoints/limits';
import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, Card, CardBody, CardHead, TextButton } from '@anupalan/ui';
import { type ReactNode, useState } from 'react';
import { groupParticulars, toOrigin, toValueWords } from './finding-groups.ts';
import { FindingTable } from './finding-table.tsx';
import { ParticularDialog, RemoveFindingDialog } from './later.tsx';
import { useEditing } from './use-editing.ts';

/** Props of {@link ParticularsPanel}. */
export type ParticularsPanelProps = {
  document: Pick<ConsentDocument, 'id' | 'pageCount' | 'particulars'>;
  /** Whether rows can be added, corrected and removed (Consent Analyzer, manage). */
  canManage: boolean;
  /** The way to the page of a row, named after it. */
  toSource: (citation: Citation, name: string) => ReactNode;
};

/** Lists of raw materials and machines can be long: so many rows are shown at first. */
const MOST_AT_FIRST = 15;

/** What an order says of the plant: products, fuels, stacks, water. Who may adds, corrects and removes rows. */
export function ParticularsPanel({ document, canManage, toSource }: ParticularsPanelProps) {
  const { particulars } = document;
  const editing = useEditing(particulars);
  const [remove, { isLoading }] = useDeleteParticularMutation();
  const { row } = editing;
  const [showsAll, setShowsAll] = useState(false);
  const isLong = !showsAll && particulars.length > MOST_AT_FIRST + 3;
  const shown = isLong ? particulars.slice(0, MOST_AT_FIRST) : particulars;
  return (
    <Card aria-labelledby="particulars">
      <CardHead
        title="Particulars"
        id="particulars"
        note={particulars.length === 0 ? undefined : `${particulars.length} found`}
      >
        {canManage && (
          <Button size="sm" onClick={editing.onAdd}>
            Add particular
          </Button>
        )}
      </CardHead>
      {particulars.length === 0 ? (
        <CardBody>
          <p className="muted">No products, fuels, stacks or water were found in this order.</p>
        </CardBody>
      ) : (
        <FindingTable
          caption="Particulars of the order"
          heads={['Name', 'Value']}
          groups={groupParticulars(shown).map((group) => ({
            label: group.label,
            rows: group.rows.map((each) => ({
              key: each.id,
              name: each.name,
              note: toOrigin(each),
              value: toValueWords(each.value, each.unit),
              source: toSource(each.citation, each.name),
            })),
          }))}
          onCorrect={canManage ? editing.onCorrect : undefined}
        />
      )}
      {isLong && (
        <CardBody>
          <TextButton onClick={() => setShowsAll(true)}>{`Show all ${particulars.length}`}</TextButton>
        </CardBody>
      )}
      {canManage && (
        <>
          <ParticularDialog
            key={row?.id ?? 'new'}
            document={document}
            particular={row}
            isOpen={editing.isForm}
            onClose={editing.onClose}
            onRemove={editing.onRemove}
          />
          <RemoveFindingDialog
            name={row?.name ?? 'this particular'}
            isOpen={editing.isRemoval}
            isBusy={isLoading}
            onClose={editing.onClose}
            onRemove={() => remove({ consentDocumentId: document.id, id: row?.id ?? '' }).unwrap()}
          />
        </>
      )}
    </Card>
  );
}
