import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardHead, EmptyState, LimitSparkGrid, LinkButton } from '@anupalan/ui';
import { ResultSpark } from '../../shared/results/result-spark.tsx';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';

/** "1 exceeded, 2 close", "all within", or that nothing could be compared. */
function toNote({ exceeded, close, total }: Dashboard['results']): string {
  const words = [...(exceeded > 0 ? [`${exceeded} exceeded`] : []), ...(close > 0 ? [`${close} close`] : [])];
  return words.length > 0 ? `${words.join(', ')} of ${total}` : `${total} measured`;
}

/** What laboratories measured, the worst against its limit first. */
export function Results({ figures }: { figures: Dashboard }) {
  const { results } = figures;
  const links = useTaskLinks();
  const canOpenList = useAccess('Consent Documents');
  const toPath = useScreenPath();
  const compared = results.series.filter(({ state }) => state !== 'not_compared');
  const [worst] = compared;
  const order = worst ? links.toDocument(worst.document.id) : null;
  const more =
    worst && order !== null
      ? { href: order, text: 'Open order', label: `Open ${worst.document.name}, which has the worst result` }
      : undefined;
  return (
    <Card aria-labelledby="measured">
      <CardHead
        title="Measured against limits"
        id="measured"
        note={results.total > 0 ? toNote(results) : undefined}
        more={more}
      />
      {compared.length === 0 ? (
        <EmptyState
          title={results.total === 0 ? 'No results yet' : 'Nothing could be compared yet'}
          text={
            results.total === 0
              ? "Open an order and upload a laboratory's report."
              : 'Open the order to see why.'
          }
          action={
            canOpenList && <LinkButton href={toPath('consentDocuments')}>Open consent documents</LinkButton>
          }
        />
      ) : (
        <LimitSparkGrid label="Results against limits, the worst first">
          {compared.map((one) => (
            <ResultSpark
              key={one.id}
              series={one}
              name={one.point === null ? one.parameter : `${one.parameter}, ${one.point}`}
            />
          ))}
        </LimitSparkGrid>
      )}
    </Card>
  );
}
