import { useGetOrderResultsQuery } from '@anupalan/api-client/endpoints/results';
import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { TextLink } from '@anupalan/ui';
import { useMemo } from 'react';
import { LimitsPanel } from '../../../shared/orders/findings/limits-panel.tsx';
import { ParticularsPanel } from '../../../shared/orders/findings/particulars-panel.tsx';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useSourcePath } from '../document-links.ts';
import { LimitResults, toResultsByLimit } from './limits/limit-results.ts';
import { PointTables } from './limits/point-tables.tsx';
import { limitWords } from './words.ts';

/** What the order sets and says row by row: its limits with what was measured, and the particulars of the plant. */
export function FindingCards({ document }: { document: ConsentDocument }) {
  const canManage = useAccess('Consent Analyzer', 'manage');
  const toPath = useSourcePath();
  // The card of the reports asks for them too, and says where they could not be loaded.
  const series = useGetOrderResultsQuery(document.id).data?.series;
  const results = useMemo(() => toResultsByLimit(series ?? []), [series]);
  const toSource = (citation: Citation, name: string) => {
    const words = citation.page === null ? limitWords.text : limitWords.page(citation.page);
    // On one line, in a narrow column too.
    const shown = words.replace(' ', '\u00a0');
    const href = toPath(document.id, citation);
    if (href === null) return shown;
    return (
      <TextLink href={href} aria-label={`${words}: ${name}`}>
        {shown}
      </TextLink>
    );
  };
  return (
    <>
      <LimitResults value={results}>
        <LimitsPanel document={document} canManage={canManage} toSource={toSource} TableOf={PointTables} />
      </LimitResults>
      <ParticularsPanel document={document} canManage={canManage} toSource={toSource} />
    </>
  );
}
