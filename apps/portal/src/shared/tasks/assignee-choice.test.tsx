import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AssigneeChoice } from './assignee-choice.tsx';

const people = vi.hoisted(() => ({ count: 0 }));
vi.mock('./assignee-options.ts', () => ({
  useAssigneeOptions: () =>
    Array.from({ length: people.count }, (_, index) => ({ value: `p${index}`, label: `Person ${index}` })),
}));
afterEach(() => {
  people.count = 0;
});

test('a few people are chosen from a list', async () => {
  people.count = 12;
  const onChange = vi.fn();
  render(<AssigneeChoice value="" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByLabelText(/^Assignee/), 'p7');
  expect(onChange).toHaveBeenCalledWith('p7');
});

test('among many a name is typed', async () => {
  people.count = 60;
  const onChange = vi.fn();
  render(<AssigneeChoice value="" onChange={onChange} hint="Alerts go to the owner." />);
  await userEvent.click(screen.getByLabelText(/^Assignee/, { selector: 'input' }));
  await userEvent.paste('person 57');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('p57');
});

test('where a sheet is for nothing else, the name can be typed at once', async () => {
  people.count = 60;
  const onChange = vi.fn();
  render(<AssigneeChoice value="" onChange={onChange} hasFocus />);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Assignee/, { selector: 'input' }));
  await userEvent.keyboard('person 41{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('p41');
});
