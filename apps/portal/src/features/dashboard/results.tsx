import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { CardHead, EmptyState, FoldingCard, LimitSparkGrid, LinkButton } from '@anupalan/ui';
import { ResultSpark } from '../../shared/results/result-spark.tsx';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { resultWords } from './later.words.ts';

/** "1 exceeded, 2 close", "all within", or that nothing could be compared. */
function toNote({ exceeded, close, total }: Dashboard['results']): string {
  const words = [
    ...(exceeded > 0 ? [resultWords.exceeded(exceeded)] : []),
    ...(close > 0 ? [resultWords.close(close)] : []),
  ];
  return words.length > 0 ? resultWords.ofTotal(words.join(', '), total) : resultWords.measured(total);
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
      ? { href: order, text: resultWords.openOrder, label: resultWords.openOrderLabel(worst.document.name) }
      : undefined;
  return (
    <FoldingCard aria-labelledby="measured" foldName={resultWords.fold}>
      <CardHead
        title={resultWords.title}
        id="measured"
        note={results.total > 0 ? toNote(results) : undefined}
        more={more}
      />
      {compared.length === 0 ? (
        <EmptyState
          title={results.total === 0 ? resultWords.emptyTitle : resultWords.notComparedTitle}
          text={results.total === 0 ? resultWords.emptyText : resultWords.notComparedText}
          action={
            canOpenList && (
              <LinkButton href={toPath('consentDocuments')}>{resultWords.openDocuments}</LinkButton>
            )
          }
        />
      ) : (
        <LimitSparkGrid label={resultWords.label}>
          {compared.map((one) => (
            <ResultSpark
              key={one.id}
              series={one}
              name={one.point === null ? one.parameter : `${one.parameter}, ${one.point}`}
            />
          ))}
        </LimitSparkGrid>
      )}
    </FoldingCard>
  );
}
