import type { Obligation, RenewalPlan } from '@anupalan/api-client/types';
import { compareWords } from '@anupalan/compliance/renewal/compare-words';
import {
  Card,
  CardBody,
  CardHead,
  KeyValueList,
  Section,
  SourceQuote,
  Stack,
  StatusTag,
  TextChange,
  TextLink,
} from '@anupalan/ui';
import { Disclosure } from '@anupalan/ui/interactive';
import { CircleStop } from 'lucide-react';
import { toPlace } from '../../../shared/viewer/condition.ts';
import { useSourcePath } from '../document-links.ts';
import { type KeptCondition, toTimingWords } from './renewal-changes.ts';

type RenewedTask = NonNullable<RenewalPlan['kept'][number]['task']>;

/** Where a condition stands, as a link for who may open it. */
function Place({ condition, documentId }: { condition: Obligation; documentId: string }) {
  const toSource = useSourcePath();
  const href = toSource(documentId, condition.citation);
  const place = toPlace(condition) || 'Text of the order';
  return href === null ? place : <TextLink href={href}>{place}</TextLink>;
}

const toOwner = ({ assignee }: RenewedTask): string => assignee?.name ?? 'Not assigned';

function Changed({ pair, ids }: { pair: KeptCondition; ids: RenewalIds }) {
  const { older, newer, task, timing, isReworded } = pair;
  const items = [
    ...(timing === null
      ? []
      : [
          { key: 'Due before', value: timing.from },
          { key: 'Due now', value: <b>{timing.to}</b> },
        ]),
    ...(task === null ? [] : [{ key: 'Task continues with', value: toOwner(task) }]),
    { key: 'Older order', value: <Place condition={older} documentId={ids.older} /> },
    { key: 'Newer order', value: <Place condition={newer} documentId={ids.newer} /> },
  ];
  return (
    <Section level={4} title={task?.name ?? newer.title}>
      <Stack gap={3}>
        {isReworded && <TextChange runs={compareWords(older.text, newer.text)} />}
        <KeyValueList items={items} />
      </Stack>
    </Section>
  );
}

/** Both orders' ids, for links. */
export type RenewalIds = { older: string; newer: string };

/** Conditions of both orders that now say or ask something else. */
export function ChangedConditions({ pairs, ids }: { pairs: readonly KeptCondition[]; ids: RenewalIds }) {
  return (
    <Card aria-labelledby="changed">
      <CardHead title="Changed" id="changed" note={String(pairs.length)} level={3} />
      <CardBody>
        {pairs.length === 0 ? (
          <p className="muted">No condition changed between the two orders.</p>
        ) : (
          <Stack gap={6}>
            {pairs.map((pair) => (
              <Changed key={pair.newer.id} pair={pair} ids={ids} />
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

/** Conditions that only the newer order has. */
export function AddedConditions({ conditions, ids }: { conditions: readonly Obligation[]; ids: RenewalIds }) {
  return (
    <Card aria-labelledby="added">
      <CardHead title="New" id="added" note={String(conditions.length)} level={3} />
      <CardBody>
        {conditions.length === 0 ? (
          <p className="muted">The newer order adds no conditions.</p>
        ) : (
          <Stack gap={6}>
            <p>
              The renewal makes no tasks of these. Check each in the review and accept those that should
              become tasks.
            </p>
            {conditions.map((condition) => (
              <Section key={condition.id} level={4} title={condition.title}>
                <Stack gap={3}>
                  <SourceQuote source={<Place condition={condition} documentId={ids.newer} />}>
                    {condition.citation.quote}
                  </SourceQuote>
                  <KeyValueList items={[{ key: 'Due', value: toTimingWords(condition) }]} />
                </Stack>
              </Section>
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

function EndingTask({ task }: { task: RenewedTask }) {
  return (
    <Stack gap={2}>
      <div>
        <StatusTag tone="warn" icon={CircleStop} label="Its task ends" />
      </div>
      <KeyValueList
        items={[
          { key: 'Task', value: task.name },
          { key: 'Assigned to', value: toOwner(task) },
          {
            key: 'Due before',
            value: toTimingWords({
              schedule: task.schedule,
              dueDate: null,
              recurring: true,
              statedFrequency: null,
            }),
          },
        ]}
      />
    </Stack>
  );
}

/** Conditions that only the older order has, and the tasks that end with them. */
export function GoneConditions({ plan, ids }: { plan: RenewalPlan; ids: RenewalIds }) {
  const count = plan.gone.length + plan.ended.length;
  return (
    <Card aria-labelledby="gone">
      <CardHead title="No longer required" id="gone" note={String(count)} level={3} />
      <CardBody>
        {count === 0 ? (
          <p className="muted">The newer order keeps every condition of the older one.</p>
        ) : (
          <Stack gap={6}>
            <p>
              Check these closely: the newer order may word a condition differently. Their history stays
              readable.
            </p>
            {plan.gone.map(({ older, task }) => (
              <Section key={older.id} level={4} title={older.title}>
                <Stack gap={3}>
                  <SourceQuote source={<Place condition={older} documentId={ids.older} />}>
                    {older.citation.quote}
                  </SourceQuote>
                  {task !== null && <EndingTask task={task} />}
                </Stack>
              </Section>
            ))}
            {plan.ended.map((task) => (
              <Section key={task.id} level={4} title={task.name}>
                <EndingTask task={task} />
              </Section>
            ))}
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}

/** Conditions that say the same in both orders, closed at first. */
export function SameConditions({ pairs }: { pairs: readonly KeptCondition[] }) {
  if (pairs.length === 0) return null;
  return (
    <Card aria-label="The same in both orders">
      <Disclosure title="The same in both orders" note={String(pairs.length)}>
        <KeyValueList
          items={pairs.map(({ newer, task }) => ({
            key: newer.title,
            value: task === null ? 'No task' : `Task of ${toOwner(task)} continues`,
          }))}
        />
      </Disclosure>
    </Card>
  );
}
