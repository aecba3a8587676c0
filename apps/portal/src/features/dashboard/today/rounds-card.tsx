import { isApiError } from '@anupalan/api-client/api-error';
import {
  Button,
  Card,
  CardHead,
  CheckCard,
  CheckCardFoot,
  CheckCardGrid,
  DayStrip,
  Input,
  ShortList,
  Tag,
} from '@anupalan/ui';
import type { DashboardRound } from '@anupalan/validators/entities/dashboard';
import { ListChecks, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { toStripWords } from '../../../shared/tasks/strip-words.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { useStatusChange } from '../../../shared/tasks/use-status-change.ts';
import { toClauseWords, toMissedWords, toNames, toWhoWords } from './today-words.ts';
import { words } from './words.ts';

/** Props of {@link RoundsCard}. `total` and `done` count all rounds of today. */
export type RoundsCardProps = {
  rounds: readonly DashboardRound[];
  total: number;
  done: number;
  today: string;
  canChange: boolean;
  /** Leads to where evidence is added to one that asks for it. */
  onComplete: (round: DashboardRound) => void;
};

/** What is still to do first: that is what a phone shows. A round that is ticked off keeps its place while it is looked at. */
function useOpenFirst(rounds: readonly DashboardRound[]): DashboardRound[] {
  const [open] = useState(
    () => new Set(rounds.filter(({ status }) => status !== 'completed').map(({ taskId }) => taskId)),
  );
  return rounds.toSorted((one, other) => Number(open.has(other.taskId)) - Number(open.has(one.taskId)));
}

const lacksEvidence = (round: DashboardRound) => round.evidenceRequired && round.evidence.length === 0;

function Round({
  round,
  children,
  ...rest
}: { round: DashboardRound; children?: never } & Pick<
  Parameters<typeof CheckCard>[0],
  'isDisabled' | 'onChange'
>) {
  const missed = toMissedWords(round.missed);
  const isDone = round.status === 'completed';
  return (
    <CheckCard
      {...rest}
      title={round.name}
      meta={toClauseWords(round.clause)}
      note={toWhoWords(round)}
      isDone={isDone}
    >
      <DayStrip
        days={round.days}
        label={toStripWords(round.days)}
        text={
          !isDone && lacksEvidence(round) ? (
            <Tag tone="warn" icon={Paperclip}>
              {words.rounds.evidenceRequired}
            </Tag>
          ) : (
            (missed ?? (isDone ? words.rounds.doneToday : undefined))
          )
        }
        note={words.rounds.lastDays(round.days.length)}
      />
    </CheckCard>
  );
}

/** Today's rounds as cards to tick off; all of them at once with one remark, but for those that ask for evidence. */
export function RoundsCard({ rounds, total, done, today, canChange, onComplete }: RoundsCardProps) {
  const links = useTaskLinks();
  const { change, isChanging } = useStatusChange();
  const [remark, setRemark] = useState('');
  const ordered = useOpenFirst(rounds);
  const open = rounds.filter(({ status }) => status !== 'completed');
  const leftOut = open.filter(lacksEvidence);
  const ready = open.filter((round) => !lacksEvidence(round));
  const missedHref = links.toOccurrences({ status: 'overdue' });
  const record = { completedOn: today, reference: '', remark: remark.trim() };
  const onTick = (round: DashboardRound, isDone: boolean) => {
    if (isDone && lacksEvidence(round)) onComplete(round);
    else
      void change([round], isDone ? 'completed' : 'pending', isDone ? { ...record, remark: '' } : undefined);
  };
  const onAll = async () => {
    const failure = await change(ready, 'completed', record);
    if (!isApiError(failure)) setRemark('');
  };
  return (
    <Card aria-labelledby="rounds">
      <CardHead
        title={words.rounds.title}
        id="rounds"
        note={words.rounds.done(done, total)}
        more={missedHref === null ? undefined : { href: missedHref, text: words.rounds.missedDays }}
      />
      <div>
        <ShortList count={rounds.length} noun={words.rounds.noun}>
          <CheckCardGrid aria-label={words.rounds.label}>
            {ordered.map((round) => (
              <Round
                key={round.id}
                round={round}
                isDisabled={!canChange || isChanging}
                onChange={(isDone) => onTick(round, isDone)}
              />
            ))}
          </CheckCardGrid>
        </ShortList>
        {canChange && open.length > 0 && (
          <CheckCardFoot
            note={
              leftOut.length > 0
                ? words.rounds.leftOut(toNames(leftOut.map(({ name }) => name)), leftOut.length)
                : undefined
            }
            field={
              <Input
                aria-label={words.rounds.remarkLabel}
                placeholder={words.rounds.remark}
                value={remark}
                maxLength={2000}
                onChange={(event) => setRemark(event.target.value)}
              />
            }
            action={
              <Button
                variant="primary"
                icon={ListChecks}
                disabled={ready.length === 0 || isChanging}
                onClick={() => void onAll()}
              >
                {words.rounds.markAllDone}
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}
