import { Button, Card, CardBody, CardHead, Inline, LinkButton, ProgressBar, Stack } from '@anupalan/ui';
import { useTaskLinks } from '../../tasks/task-links.ts';
import { usePreference } from '../../use-preference.ts';
import { STEP_COUNT } from './first-steps.ts';
import { words } from './words.ts';

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
      <CardHead title={words.begun.title} id="first-steps" />
      <CardBody>
        <Stack gap={4}>
          <ProgressBar
            label={words.steps}
            text={hasOrder ? words.begun.scheduled : words.begun.tasksScheduled}
            note={words.done(done, STEP_COUNT)}
            value={done}
            max={STEP_COUNT}
          />
          <p>{words.begun.text}</p>
          <Inline>
            {href !== null && (
              <LinkButton variant="primary" href={href}>
                {words.begun.open}
              </LinkButton>
            )}
            <Button onClick={() => setIsShown('hidden')}>{words.begun.hide}</Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}
