// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { array, object, string } from 'yup';
import { CheckboxGroupField } from '../form-fields/checkbox-group-field.tsx';
import { PhoneField } from '../form-fields/digits-field.tsx';
import { TextField } from '../form-fields/text-field.tsx';
import { Form, type FormProps } from './form.tsx';
import { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
import { useUnsaved } from './use-unsaved.ts';

afterEach(cleanup);

type Values = { name: string; phone: string; days: string[] };
const schema = object({
  name: string().required('Enter a name'),
  phone: string().matches(/^(\d{10})?$/, 'Enter 10 digits'),
  days: array(string()).min(1, 'Choose a day'),
});

function Unsaved() {
  const hasUnsaved = useUnsaved();
  return <output>{hasUnsaved() ? 'unsaved' : 'saved'}</output>;
}

function show(props: Partial<FormProps<Values>> = {}, button: Partial<SubmitButtonProps> = {}) {
  const onSubmit = vi.fn<FormProps<Values>['onSubmit']>();
  render(
    <Form<Values>
      initialValues={{ name: '', phone: '', days: ['mon'] }}
      schema={schema}
      onSubmit={onSubmit}
      {...props}
    >
      <Unsaved />
      <CheckboxGroupField
        name="days"
        label="Days"
        options={[
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ]}
      />
      <TextField name="name" label="Name" />
      <PhoneField name="phone" label="Phone" />
      <SubmitButton busyLabel="Saving" {...button}>
        Save
      </SubmitButton>
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ });
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

test('says nothing before a field was left, and only of that field', async () => {
  const { user } = show({ initialValues: { name: '', phone: '12', days: [] } });
  await user.click(name());
  expect(screen.queryByText('Enter a name')).toBeNull();
  await user.tab();
  await screen.findByText('Enter a name');
  expect(screen.queryByText('Enter 10 digits')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused submit sends nothing; the summary takes the focus and lists in the order of the page', async () => {
  const onInvalid = vi.fn();
  const { user, onSubmit } = show({ initialValues: { name: '', phone: '12', days: [] }, onInvalid });
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.querySelector('h2')?.textContent).toBe('There is a problem');
  const links = [...summary.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Choose a day', 'Enter a name', 'Enter 10 digits']);
  await user.click(links[1] ?? summary);
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(onInvalid).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('without a summary the fields alone say what is wrong', async () => {
  const { user } = show({ hasNoSummary: true });
  await user.click(save());
  await screen.findByText('Enter a name');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is sent once however often it is pressed, and keeps what was typed', async () => {
  let finish = () => undefined as undefined;
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = () => void resolve();
      }),
  );
  const { user } = show({ onSubmit });
  await user.type(name(), 'Asha{Enter}{Enter}');
  await user.click(save());
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
  await user.type(name(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
  expect(name().value).toBe('Asha');
});

test('the server’s messages stand at their fields until the value changes, others above', async () => {
  const { user } = show({
    onSubmit: () => Promise.reject(new RangeError('refused')),
    toProblems: () => ({ fields: { name: 'Taken', token: 'The link is old' }, message: null }),
  });
  await user.type(name(), 'Asha');
  await user.click(save());
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('The link is old')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Taken' })).toBeDefined();
  await user.type(name(), 'x');
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Taken' })).toBeNull();
});

test.each([
  ['always', {}, [false, false, false]],
  ['while valid', { needsValid: true }, [true, false, false]],
  ['while changed and valid', { needsChange: true }, [true, false, true]],
])('can be sent %s', async (_name, button, [isOffAtFirst, isOffChanged, isOffRestored]) => {
  const { user } = show({}, button);
  await waitFor(() => expect(save().disabled).toBe(isOffAtFirst));
  await user.type(name(), 'A');
  await waitFor(() => expect(save().disabled).toBe(isOffChanged));
  cleanup();
  show({ initialValues: { name: 'Asha', phone: '', days: ['mon'] } }, button);
  await waitFor(() => expect(save().disabled).toBe(isOffRestored));
});

test('what would be lost is known, and asked about before the tab is closed', async () => {
  const { user } = show();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(name(), 'A');
  await screen.findByText('unsaved');
  expect(isAsked()).toBe(true);
  await user.clear(name());
  await screen.findByText('saved');
  expect(isAsked()).toBe(false);
});

test('a paste is cleaned before it is cut off', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('+91 98765-43210');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9876543210');
  await user.click(name());
  await user.type(name(), 'Asha ');
  await user.paste(' Rao\nJoshi ');
  expect(name().value).toBe('Asha Rao Joshi');
});

test('choices are kept in the order of the list', async () => {
  const { user, onSubmit } = show({ initialValues: { name: 'Asha', phone: '', days: ['tue'] } });
  await user.click(screen.getByLabelText('Monday'));
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0].days).toEqual(['mon', 'tue']);
});
