import type { ComponentType, ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mixed, object } from 'yup';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';

/** The message of the rule that every story form has. */
export const REFUSAL = 'This is needed';

const isThere = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== '' && value !== null && value !== undefined && value !== false;

/** Puts a field called `field` into a form with one rule: it must not be empty. The server refuses "taken". */
export function inForm(empty: unknown): (Story: ComponentType) => ReactElement {
  const schema = object({ field: mixed().nullable().test('there', REFUSAL, isThere) });
  return (Story) => (
    <Form
      initialValues={{ field: empty }}
      schema={schema}
      onSubmit={async ({ field }) => {
        if (field === 'taken') throw new RangeError('taken');
      }}
      toProblems={(error) =>
        error instanceof RangeError ? { fields: { field: 'Taken already' }, message: null } : null
      }
    >
      <Story />
      <div>
        <SubmitButton busyLabel="Saving">Save</SubmitButton>
      </div>
    </Form>
  );
}

/** Submits the form: the summary takes the focus, and its line links to the field. */
export async function expectRefusal(canvasElement: HTMLElement, message = REFUSAL): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
  // A field may tell its own error at once as well: the summary is the one with the heading.
  const summary = (await canvas.findByRole('heading', { name: 'There is a problem' })).closest<HTMLElement>(
    '[role=alert]',
  );
  if (!summary) throw new Error('A summary of errors interrupts');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(within(summary).getByRole('link', { name: message }));
  const focused = document.activeElement;
  await expect(summary).not.toContainElement(focused as HTMLElement);
  await expect(focused?.closest('[id$="-field"], fieldset, div')).not.toBeNull();
  await expect(canvas.getAllByText(message, { exact: false }).length).toBeGreaterThan(1);
}
