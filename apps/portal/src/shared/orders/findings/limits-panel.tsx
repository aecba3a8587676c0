import { useDeleteLimitMutation } from '@anupalan/api-client/endpoints/limits';
import type { Limit } from '@anupalan/api-client/types';
import { CompareFigures } from '../compare-figures.tsx';
import { groupLimits, toOrigin, toValueWords } from './finding-groups.ts';
import { type FindingsOfOrderProps, FindingsPanel, type FindingsPanelProps } from './findings-panel.tsx';
import { LimitDialog } from './later.tsx';
import { words } from './words.ts';

/** Props of {@link LimitsPanel}. */
export type LimitsPanelProps = FindingsOfOrderProps<'limits'> & Pick<FindingsPanelProps<Limit>, 'TableOf'>;

/** The standards that an order sets, by medium and point. */
export function LimitsPanel({ document, canManage, toSource, TableOf }: LimitsPanelProps) {
  const [remove, { isLoading }] = useDeleteLimitMutation();
  return (
    <FindingsPanel
      document={document}
      canManage={canManage}
      rows={document.limits}
      title={words.limits.title}
      noun={words.limits.noun}
      empty={words.limits.empty}
      TableOf={TableOf}
      heads={[words.limits.columns.parameter, words.limits.columns.limit]}
      groupRows={groupLimits}
      toShown={(limit, onCorrect) => ({
        key: limit.id,
        name: limit.parameter,
        note: [limit.averaging, toOrigin(limit)].filter(Boolean).join(', ') || null,
        value: toValueWords(limit.limit, limit.unit),
        source: toSource(limit.citation, limit.parameter),
        why: limit.why,
        compare: (
          <CompareFigures
            documentId={document.id}
            name={limit.parameter}
            doubts={limit.doubts ?? []}
            quote={limit.citation.quote}
            canManage={canManage}
            onCorrect={onCorrect}
          />
        ),
      })}
      toName={(limit) => `${limit.parameter} ${toValueWords(limit.limit, limit.unit)}`}
      Form={LimitDialog}
      removal={{
        remove: (id) => remove({ consentDocumentId: document.id, id }).unwrap(),
        isBusy: isLoading,
      }}
    />
  );
}
