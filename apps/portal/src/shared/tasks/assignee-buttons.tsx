import { Button, Stack } from '@anupalan/ui';
import { Check } from 'lucide-react';
import { useAssigneeOptions } from './assignee-options.ts';
import { assignWords } from './words.ts';

/** Props of {@link AssigneeButtons}. An empty id: it is not assigned. */
export type AssigneeButtonsProps = {
  current: string;
  isDisabled: boolean;
  onChoose: (assigneeId: string) => void;
};

/** Everybody as a button, so that a thumb assigns with one tap. */
export function AssigneeButtons({ current, isDisabled, onChoose }: AssigneeButtonsProps) {
  const people = [...useAssigneeOptions(), { value: '', label: assignWords.notAssigned }];
  return (
    <Stack gap={2} role="group" aria-label={assignWords.assignee}>
      {people.map(({ value, label }) => (
        <Button
          key={value}
          icon={value === current ? Check : undefined}
          aria-pressed={value === current}
          disabled={isDisabled}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
