import { useDeleteLimitMutation } from '@anupalan/api-client/endpoints/limits';
import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, Card, CardBody, CardHead } from '@anupalan/ui';
import type { ReactNode } from 'react';
import { groupLimits, toOrigin, toValueWords } from './finding-groups.ts';
import { FindingTable } from './finding-table.tsx';
import { LimitDialog, RemoveFindingDialog } from './later.tsx';
import { useEditing } from './use-editing.ts';

/** Props of {@link LimitsPanel}. */
export type LimitsPanelProps = {
  document: Pick<ConsentDocument, 'id' | 'pageCount' | 'limits'>;
  /** Whether rows can be added, corrected and removed (Consent Analyzer, manage). */
  canManage: boolean;
  /** The way to the page of a row, named after it. */
  toSource: (citation: Citation, name: string) => ReactNode;
};

/** The standards that an order sets, by medium and point; who may adds, corrects and removes them. */
export function LimitsPanel({ document, canManage, toSource }: LimitsPanelProps) {
  const { limits } = document;
  const editing = useEditing(limits);
  const [remove, { isLoading }] = useDeleteLimitMutation();
  const { row } = editing;
  return (
    <Card aria-labelledby="limits">
      <CardHead title="Limits" id="limits" note={limits.length === 0 ? undefined : `${limits.length} found`}>
        {canManage && (
          <Button size="sm" onClick={editing.onAdd}>
            Add limit
          </Button>
        )}
      </CardHead>
      {limits.length === 0 ? (
        <CardBody>
          <p className="muted">No limits were found in this order.</p>
        </CardBody>
      ) : (
        <FindingTable
          caption="Limits of the order"
          heads={['Parameter', 'Limit']}
          groups={groupLimits(limits).map((group) => ({
            label: group.label,
            rows: group.rows.map((limit) => ({
              key: limit.id,
              name: limit.parameter,
              note: [limit.averaging, toOrigin(limit)].filter(Boolean).join(', ') || null,
              value: toValueWords(limit.limit, limit.unit),
              source: toSource(limit.citation, limit.parameter),
            })),
          }))}
          onCorrect={canManage ? editing.onCorrect : undefined}
        />
      )}
      {canManage && (
        <>
          <LimitDialog
            key={row?.id ?? 'new'}
            document={document}
            limit={row}
            isOpen={editing.isForm}
            onClose={editing.onClose}
            onRemove={editing.onRemove}
          />
          <RemoveFindingDialog
            name={row === null ? 'this limit' : `${row.parameter} ${toValueWords(row.limit, row.unit)}`}
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
