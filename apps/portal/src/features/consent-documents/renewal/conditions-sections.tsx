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
import { conditionWords } from './words.ts';

type RenewedTask = NonNullable<RenewalPlan['kept'][number]['task']>;

/** Where a condition stands, as a link for who may open it. */
function Place({ condition, documentId }: { condition: Obligation; documentId: string }) {
  const toSource = useSourcePath();
  const href = toSource(documentId, condition.citation);
  const place = toPlace(condition) || conditionWords.text;
  return href === null ? place : <TextLink href={href}>{place}</TextLink>;
}

const toOwner = ({ assignee }: RenewedTask): string => assignee?.name ?? conditionWords.notAssigned;

function Changed({ pair, ids }: { pair: KeptCondition; ids: RenewalIds }) {
  const { older, newer, task, timing, isReworded } = pair;
  const items = [
    ...(timing === null
      ? []
      : [
          { key: conditionWords.dueBefore, value: timing.from },
          { key: conditionWords.dueNow, value: <b>{timing.to}</b> },
        ]),
    ...(task === null ? [] : [{ key: conditionWords.continuesWith, value: toOwner(task) }]),
    { key: conditionWords.older, value: <Place condition={older} documentId={ids.older} /> },
    { key: conditionWords.newer, value: <Place condition={newer} documentId={ids.newer} /> },
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
      <CardHead title={conditionWords.changed} id="changed" note={String(pairs.length)} level={3} />
      <CardBody>
        {pairs.length === 0 ? (
          <p className="muted">{conditionWords.noneChanged}</p>
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
      <CardHead title={conditionWords.added} id="added" note={String(conditions.length)} level={3} />
      <CardBody>
        {conditions.length === 0 ? (
          <p className="muted">{conditionWords.noneAdded}</p>
        ) : (
          <Stack gap={6}>
            <p>{conditionWords.addedNote}</p>
            {conditions.map((condition) => (
              <Section key={condition.id} level={4} title={condition.title}>
                <Stack gap={3}>
                  <SourceQuote source={<Place condition={condition} documentId={ids.newer} />}>
                    {condition.citation.quote}
                  </SourceQuote>
                  <KeyValueList items={[{ key: conditionWords.due, value: toTimingWords(condition) }]} />
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
        <StatusTag tone="warn" icon={CircleStop} label={conditionWords.taskEnds} />
      </div>
      <KeyValueList
        items={[
          { key: conditionWords.task, value: task.name },
          { key: conditionWords.assignedTo, value: toOwner(task) },
          {
            key: conditionWords.dueBefore,
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
      <CardHead title={conditionWords.gone} id="gone" note={String(count)} level={3} />
      <CardBody>
        {count === 0 ? (
          <p className="muted">{conditionWords.noneGone}</p>
        ) : (
          <Stack gap={6}>
            <p>{conditionWords.goneNote}</p>
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
    <Card aria-label={conditionWords.same}>
      <Disclosure title={conditionWords.same} note={String(pairs.length)}>
        <KeyValueList
          items={pairs.map(({ newer, task }) => ({
            key: newer.title,
            value: task === null ? conditionWords.noTask : conditionWords.continues(toOwner(task)),
          }))}
        />
      </Disclosure>
    </Card>
  );
}
