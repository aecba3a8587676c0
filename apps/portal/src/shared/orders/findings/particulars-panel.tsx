import { useDeleteParticularMutation } from '@anupalan/api-client/endpoints/limits';
import { CompareFigures } from '../compare-figures.tsx';
import { groupParticulars, toOrigin, toValueWords } from './finding-groups.ts';
import { type FindingsOfOrderProps, FindingsPanel } from './findings-panel.tsx';
import { ParticularDialog } from './later.tsx';
import { words } from './words.ts';

/** Lists of raw materials and machines can be long: so many rows are shown at first. */
const MOST_AT_FIRST = 15;

/** What an order says of the plant: products, fuels, stacks, water. */
export function ParticularsPanel({ document, canManage, toSource }: FindingsOfOrderProps<'particulars'>) {
  const [remove, { isLoading }] = useDeleteParticularMutation();
  return (
    <FindingsPanel
      document={document}
      canManage={canManage}
      rows={document.particulars}
      title={words.particulars.title}
      noun={words.particulars.noun}
      empty={words.particulars.empty}
      heads={[words.particulars.columns.name, words.particulars.columns.value]}
      groupRows={groupParticulars}
      toShown={(each, onCorrect) => ({
        key: each.id,
        name: each.name,
        note: toOrigin(each),
        value: toValueWords(each.value, each.unit),
        source: toSource(each.citation, each.name),
        why: each.why,
        compare: (
          <CompareFigures
            documentId={document.id}
            name={each.name}
            doubts={each.doubts ?? []}
            quote={each.citation.quote}
            canManage={canManage}
            onCorrect={onCorrect}
          />
        ),
      })}
      toName={({ name }) => name}
      mostAtFirst={MOST_AT_FIRST}
      isFolding
      Form={ParticularDialog}
      removal={{
        remove: (id) => remove({ consentDocumentId: document.id, id }).unwrap(),
        isBusy: isLoading,
      }}
    />
  );
}
