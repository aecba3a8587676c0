import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, Card, CardBody, CardHead, FoldingCard, TextButton } from '@anupalan/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { FindingFormProps } from './finding-dialog.tsx';
import type { Group } from './finding-groups.ts';
import { FindingTable, type FindingTableProps, type ShownFinding } from './finding-table.tsx';
import { RemoveFindingDialog } from './later.tsx';
import { useEditing } from './use-editing.ts';
import { words } from './words.ts';

/** What a panel of either kind is given. */
export type FindingsOfOrderProps<Key extends keyof ConsentDocument> = {
  document: Pick<ConsentDocument, 'id' | 'pageCount' | Key>;
  /** Whether rows can be added, corrected and removed (Consent Analyzer, manage). */
  canManage: boolean;
  /** The way to the page of a row, named after it. */
  toSource: (citation: Citation, name: string) => ReactNode;
};

/** Props of {@link FindingsPanel}. */
export type FindingsPanelProps<Row> = {
  document: Pick<ConsentDocument, 'id' | 'pageCount'>;
  canManage: boolean;
  rows: readonly Row[];
  title: string;
  /** What one of them is called: "limit". */
  noun: string;
  /** Said where there is none. */
  empty: string;
  heads: readonly [name: string, value: string];
  groupRows: (rows: readonly Row[]) => Group<Row>[];
  /** `onCorrect` opens the form of the row; absent for people who may not change it. */
  toShown: (row: Row, onCorrect: (() => void) | undefined) => ShownFinding;
  /** A row as the question before its removal names it. */
  toName: (row: Row) => string;
  /** The most rows that are shown at first. */
  mostAtFirst?: number;
  /** A phone shows its head until it is opened. */
  isFolding?: boolean;
  /** How the rows are shown; without it as one table. */
  TableOf?: ComponentType<FindingTableProps>;
  Form: ComponentType<FindingFormProps<Row>>;
  removal: { remove: (id: string) => Promise<{ message: string }>; isBusy: boolean };
};

/** So few more are shown with the first ones: a button would take as much room. */
const FEW_MORE = 3;

/** A card of the rows that an order says: limits or particulars. Who may adds, corrects and removes them. */
export function FindingsPanel<Row extends { id: string }>(props: FindingsPanelProps<Row>) {
  const { document, canManage, rows, title, noun, empty, heads, groupRows, toShown, toName } = props;
  const { mostAtFirst = Number.POSITIVE_INFINITY, TableOf = FindingTable, Form, removal, isFolding } = props;
  const editing = useEditing(rows);
  const [showsAll, setShowsAll] = useState(false);
  const { row } = editing;
  const id = title.toLowerCase();
  const isLong = !showsAll && rows.length > mostAtFirst + FEW_MORE;
  const content = (
    <>
      <CardHead title={title} id={id} note={rows.length === 0 ? undefined : words.found(rows.length)}>
        {canManage && (
          <Button size="sm" onClick={editing.onAdd}>
            {words.add(noun)}
          </Button>
        )}
      </CardHead>
      {rows.length === 0 ? (
        <CardBody>
          <p className="muted">{empty}</p>
        </CardBody>
      ) : (
        <TableOf
          caption={words.caption(title)}
          heads={heads}
          groups={groupRows(isLong ? rows.slice(0, mostAtFirst) : rows).map((group) => ({
            label: group.label,
            rows: group.rows.map((each) =>
              toShown(each, canManage ? () => editing.onCorrect(each.id) : undefined),
            ),
          }))}
          onCorrect={canManage ? editing.onCorrect : undefined}
        />
      )}
      {isLong && (
        <CardBody>
          <TextButton onClick={() => setShowsAll(true)}>{words.showAll(rows.length)}</TextButton>
        </CardBody>
      )}
      {canManage && (
        <>
          <Form
            key={row?.id ?? 'new'}
            document={document}
            row={row}
            isOpen={editing.isForm}
            onClose={editing.onClose}
            onRemove={editing.onRemove}
          />
          <RemoveFindingDialog
            name={row === null ? words.this(noun) : toName(row)}
            isOpen={editing.isRemoval}
            isBusy={removal.isBusy}
            onClose={editing.onClose}
            onRemove={() => removal.remove(row?.id ?? '')}
          />
        </>
      )}
    </>
  );
  return isFolding ? (
    <FoldingCard aria-labelledby={id} foldName={id}>
      {content}
    </FoldingCard>
  ) : (
    <Card aria-labelledby={id}>{content}</Card>
  );
}
