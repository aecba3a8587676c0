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
import { countTasks, listFactChanges, splitKept, toCount } from './renewal-changes.ts';

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
        <Notice tone="danger" role="alert" title="The order was not renewed.">
          {problem}
        </Notice>
      )}
      <div>
        <Button variant="primary" onClick={() => setIsAsking(true)}>
          Renew with this order
        </Button>{' '}
        <LinkButton href={toRenewalPath(older.id)}>Choose another order</LinkButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void onConfirm()}
        title={`Renew ${older.title} with ${newer.title}?`}
        confirmLabel="Renew"
        busyLabel="Renewing"
        isBusy={isLoading}
        tone={end > 0 ? 'danger' : 'primary'}
      >
        {toCount(goOn, 'task continues', 'tasks continue')} with owner and history
        {end === 0 ? '' : `, and ${toCount(end, 'task ends', 'tasks end')}`}. The older order no longer counts
        for your validity. This cannot be undone.
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
    <Notice tone="warn" title="Is this the renewal of the same consent?">
      The older order names {first.from}, the newer one {first.to}. Compare them before you renew.
    </Notice>
  );
}

function Figures({ plan }: { plan: RenewalPlan }) {
  const { changed, same } = splitKept(plan);
  const { goOn, end } = countTasks(plan);
  return (
    <StatStrip
      label="The renewal in figures"
      level={3}
      stats={[
        { id: 'same', title: 'Unchanged conditions', value: same.length },
        { id: 'changed', title: 'Changed', value: changed.length },
        { id: 'added', title: 'New', value: plan.added.length, note: 'to be reviewed' },
        { id: 'gone', title: 'No longer required', value: plan.gone.length + plan.ended.length },
        {
          id: 'tasks',
          title: 'Tasks that continue',
          value: goOn,
          note: end === 0 ? 'none ends' : `${toCount(end, 'task ends', 'tasks end')}`,
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
        title={isRefused ? 'These orders cannot be compared' : 'The comparison could not be made'}
        text={isRefused ? error.message : 'Nothing was changed.'}
        onRetry={isRefused ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined)
    return (
      <Card aria-label="Comparison">
        <SkeletonRows label="Comparing both orders" />
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
