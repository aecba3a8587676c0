import { isApiError } from '@anupalan/api-client/api-error';
import {
  useGetRenewalPlanQuery,
  useRenewConsentDocumentMutation,
} from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument, Renewal, RenewalPlan } from '@anupalan/api-client/types';
import { Button, Card, LinkButton, LoadError, Notice, SkeletonRows, Stack, StatStrip } from '@anupalan/ui';
import { ConfirmDialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { useCanRenew } from '../document-links.ts';
import {
  AddedConditions,
  ChangedConditions,
  GoneConditions,
  SameConditions,
} from './conditions-sections.tsx';
import { FactChanges, LimitChanges } from './limit-sections.tsx';
import { countTasks, listFactChanges, splitKept } from './renewal-changes.ts';
import { comparisonWords } from './words.ts';

/** Props of {@link Comparison}. Both orders are read. */
export type ComparisonProps = {
  older: ConsentDocument;
  newer: ConsentDocument;
  onRenewed: (renewal: Renewal) => void;
};

function Confirm({ older, newer, plan, onRenewed }: ComparisonProps & { plan: RenewalPlan }) {
  const [renew, { isLoading }] = useRenewConsentDocumentMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { goOn, end } = countTasks(plan);
  const onConfirm = async () => {
    setProblem(null);
    const answer = await renew({ id: older.id, newDocumentId: newer.id });
    setIsAsking(false);
    if (answer.data !== undefined) onRenewed(answer.data.data);
    else if (isApiError(answer.error)) setProblem(answer.error.message);
  };
  return (
    <Stack gap={4}>
      {problem !== null && (
        <Notice tone="danger" role="alert" title={comparisonWords.failed}>
          {problem}
        </Notice>
      )}
      <div>
        <Button variant="primary" onClick={() => setIsAsking(true)}>
          {comparisonWords.renew}
        </Button>{' '}
        <LinkButton href={toRenewalPath(older.id)}>{comparisonWords.chooseAnother}</LinkButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void onConfirm()}
        title={comparisonWords.confirmTitle(older.title, newer.title)}
        confirmLabel={comparisonWords.confirm}
        busyLabel={comparisonWords.renewing}
        isBusy={isLoading}
        tone={end > 0 ? 'danger' : 'primary'}
      >
        {comparisonWords.confirmText(goOn, end)}
      </ConfirmDialog>
    </Stack>
  );
}

/** A warning where both orders are not of the same works or board: the wrong file is chosen sooner than one thinks. */
function StrangerNotice({ older, newer }: Pick<ComparisonProps, 'older' | 'newer'>) {
  const differing = listFactChanges(older, newer).filter(
    ({ name, from, to }) => (name === 'industryName' || name === 'authority') && from !== null && to !== null,
  );
  const [first] = differing;
  if (first === undefined) return null;
  return (
    <Notice tone="warn" title={comparisonWords.sameConsent}>
      {comparisonWords.sameConsentText(first.from, first.to)}
    </Notice>
  );
}

function Figures({ plan }: { plan: RenewalPlan }) {
  const { changed, same } = splitKept(plan);
  const { goOn, end } = countTasks(plan);
  return (
    <StatStrip
      label={comparisonWords.figures.label}
      level={3}
      stats={[
        { id: 'same', title: comparisonWords.figures.same, value: same.length },
        { id: 'changed', title: comparisonWords.figures.changed, value: changed.length },
        {
          id: 'added',
          title: comparisonWords.figures.added,
          value: plan.added.length,
          note: comparisonWords.figures.toReview,
        },
        { id: 'gone', title: comparisonWords.figures.gone, value: plan.gone.length + plan.ended.length },
        {
          id: 'tasks',
          title: comparisonWords.figures.tasks,
          value: goOn,
          note: comparisonWords.figures.ends(end),
          tone: end === 0 ? 'ok' : 'warn',
        },
      ]}
    />
  );
}

/** What differs between two orders, and the way to put the newer one in the place of the older. */
export function Comparison(props: ComparisonProps) {
  const { older, newer } = props;
  const canRenew = useCanRenew();
  const { data, error, isFetching, refetch } = useGetRenewalPlanQuery(
    { id: older.id, newDocumentId: newer.id },
    { refetchOnMountOrArgChange: true },
  );
  if (error !== undefined && data === undefined) {
    const isRefused = isApiError(error) && [404, 409, 422].includes(error.status);
    return (
      <LoadError
        title={isRefused ? comparisonWords.impossible : comparisonWords.loadError}
        text={isRefused ? error.message : comparisonWords.loadErrorText}
        onRetry={isRefused ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined)
    return (
      <Card aria-label={comparisonWords.title}>
        <SkeletonRows label={comparisonWords.loading} />
      </Card>
    );
  const { changed, same } = splitKept(data);
  const ids = { older: older.id, newer: newer.id };
  return (
    <Stack gap={5}>
      <StrangerNotice older={older} newer={newer} />
      <Figures plan={data} />
      {canRenew && <Confirm {...props} plan={data} />}
      <FactChanges older={older} newer={newer} />
      <ChangedConditions pairs={changed} ids={ids} />
      <AddedConditions conditions={data.added} ids={ids} />
      <GoneConditions plan={data} ids={ids} />
      <LimitChanges older={older} newer={newer} />
      <SameConditions pairs={same} />
    </Stack>
  );
}
