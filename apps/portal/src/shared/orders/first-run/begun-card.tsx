import { Button, Card, CardBody, CardHead, Inline, LinkButton, ProgressBar, Stack } from '@anupalan/ui';
import { useTaskLinks } from '../../tasks/task-links.ts';
import { usePreference } from '../../use-preference.ts';
import { STEP_COUNT } from './first-steps.ts';

/**
 * The last of the first steps, once there are tasks: of an order, or of the catalogue alone. It can be put away, and
 * disappears with the first task that is done.
 */
export function BegunCard({ hasOrder }: { hasOrder: boolean }) {
  const done = hasOrder ? STEP_COUNT - 1 : STEP_COUNT - 2;
  const [isShown, setIsShown] = usePreference('first-steps', ['shown', 'hidden']);
  const href = useTaskLinks().toOccurrences({ status: 'pending' });
  if (isShown === 'hidden') return null;
  return (
    <Card aria-labelledby="first-steps">
      <CardHead title="Next step: do your first task" id="first-steps" />
      <CardBody>
        <Stack gap={4}>
          <ProgressBar
            label="First steps"
            text={hasOrder ? 'Order read and scheduled' : 'Tasks scheduled'}
            note={`${done} of ${STEP_COUNT} steps done`}
            value={done}
            max={STEP_COUNT}
          />
          <p>Mark a task as done, with the day and its evidence. We alert you before the others are due.</p>
          <Inline>
            {href !== null && (
              <LinkButton variant="primary" href={href}>
                Open tasks
              </LinkButton>
            )}
            <Button onClick={() => setIsShown('hidden')}>Hide steps</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
