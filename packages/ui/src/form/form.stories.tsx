import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { NumberField } from '../form-fields/number-field.tsx';
import { SelectField } from '../form-fields/select-field.tsx';
import { TextField } from '../form-fields/text-field.tsx';
import { TextareaField } from '../form-fields/textarea-field.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TextButton } from '../text-link/text-link.tsx';
import { FieldGrid } from './field-grid.tsx';
import { Form, type FormProps } from './form.tsx';
import { FormFoot } from './form-foot.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useUnsaved } from './use-unsaved.ts';

const usage: Usage = {
  when: 'Use it for every form that is sent. Fields are bound by name, rules are in Yup, and a summary follows a refused submit.',
  do: [
    'Keep the button enabled: the summary says what is missing.',
    'Use the same words in the rule, the field and the summary: "Enter a subject".',
    'If a form is longer than the window, put its button into FormFoot.',
    "Use toProblems to read the server's answer, so that each error appears at its field.",
  ],
  dont: [
    "Don't disable the button while something is missing, unless the specification of the screen asks for it.",
    "Don't empty the form after a failure: keep the typed text.",
  ],
  without: ['Hover', 'Focus', 'Disabled'],
};

const schema = object({
  subject: string().trim().required('Enter a subject'),
  type: string().required('Choose a type'),
  every: string().matches(/^\d+$/, 'Enter a whole number'),
  message: string(),
});

const fields = (
  <>
    <TextField name="subject" label="Subject" />
    <FieldGrid>
      <NumberField name="every" label="Every" unit="months" isWhole />
      <SelectField
        name="type"
        label="Type"
        placeholder="Select a type"
        options={[
          { value: 'water', label: 'Water' },
          { value: 'air', label: 'Air' },
        ]}
      />
    </FieldGrid>
    <TextareaField name="message" label="Message" isOptional />
    <div>
      <SubmitButton busyLabel="Sending">Send request</SubmitButton>
    </div>
  </>
);

const onSubmit: FormProps<Record<string, string>>['onSubmit'] = fn(async () => undefined);

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    initialValues: { subject: '', type: '', every: '', message: '' },
    schema,
    onSubmit,
    children: fields,
  },
  parameters: { usage },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard alone can fill the form, and Enter sends it. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Stack test');
    await userEvent.tab();
    await userEvent.keyboard('3');
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Type'), 'air');
    await userEvent.click(within(canvasElement).getByLabelText('Every'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** The button is enabled once something has changed and all values are valid. */
export const Variants: Story = {
  args: {
    initialValues: { subject: 'Stack test', type: 'air', every: '3', message: '' },
    children: (
      <>
        <TextField name="subject" label="Subject" />
        <div>
          <SubmitButton busyLabel="Saving" needsChange>
            Save
          </SubmitButton>
        </div>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Subject'), ' 2');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.clear(canvas.getByLabelText('Subject'));
    await waitFor(() => expect(save).toBeDisabled());
  },
};
/** Longer than the window: the button stays at its lower edge, and the foot says that something is not saved. */
export const LongForm: Story = {
  args: {
    initialValues: { subject: 'Stack test', type: 'air', every: '3', message: '' },
    children: (
      <>
        <TextField name="subject" label="Subject" />
        <TextareaField name="message" label="Message" rows={60} isOptional />
        <FormFoot unsavedText="Unsaved changes">
          <SubmitButton busyLabel="Saving" needsChange>
            Save
          </SubmitButton>
        </FormFoot>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Subject'), ' 2');
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
  },
};
/** Values are not valid: the summary takes the focus and links to the fields in their order. */
export const Invalid: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Send request/ }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('heading')).toHaveTextContent('There is a problem');
    const lines = within(summary).getAllByRole('link');
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Enter a subject',
      'Enter a whole number',
      'Choose a type',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a type' }));
    await expect(canvas.getByLabelText('Type')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The server refused: an error is at its field until the value changes; other errors are above the form. */
export const ServerError: Story = {
  args: {
    initialValues: { subject: 'Stack test', type: 'air', every: '3', message: '' },
    onSubmit: async () => {
      throw new RangeError('refused');
    },
    toProblems: () => ({ fields: { subject: 'There is a request of this subject' }, message: 'Not sent' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Send request/ }));
    await canvas.findByText('Not sent');
    await waitFor(() => expect(canvas.getByLabelText('Subject')).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('Subject'), ' 2');
    await expect(canvas.getByLabelText('Subject')).toBeValid();
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Stack test 2');
  },
};
/** The form is sent once, even if the button is pressed twice. */
export const Loading: Story = {
  args: {
    initialValues: { subject: 'Stack test', type: 'air', every: '3', message: '' },
    onSubmit: fn(() => new Promise<void>(() => undefined)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: /^Send request/ });
    await userEvent.dblClick(send);
    await expect(await canvas.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

function LeaveLink() {
  const hasUnsaved = useUnsaved();
  const [isAsking, setIsAsking] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const onPress = () => (hasUnsaved() ? setIsAsking(true) : setIsGone(true));
  const onLeave = () => {
    setIsAsking(false);
    setIsGone(true);
  };
  return (
    <p>
      <TextButton onClick={onPress}>Back to the list</TextButton> <output>{isGone && 'You left'}</output>
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={onLeave} />}
    </p>
  );
}

/** The form asks before typed text is lost. The router of the app uses the same hook. */
export const Unsaved: Story = {
  args: {
    children: (
      <>
        <LeaveLink />
        {fields}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Subject'), 'Stack');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Stack');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByText('You left');
  },
};
export const Empty: Story = { args: { children: undefined } };
export const LongText: Story = {
  args: {
    initialValues: { subject: ENDLESS_WORD, type: '', every: '', message: ENDLESS_WORD },
    toProblems: () => ({ fields: {}, message: ENDLESS_WORD }),
    schema: object(),
    onSubmit: async () => {
      throw new RangeError('refused');
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Send request/ }));
    await within(canvasElement).findByRole('alert');
    await expectFits(canvasElement);
  },
};
export const Hindi: Story = {
  args: { children: <TextField name="subject" label="विषय" hint="जैसा आदेश पर छपा है" /> },
};
