import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Input } from '../input/input.tsx';
import { Field, Fieldset } from './field.tsx';

const render = (props: { hint?: string; error?: string; isOptional?: boolean }) =>
  renderToStaticMarkup(
    <Field label="E-mail" id="email" {...props}>
      {(control) => <Input name="email" {...control} />}
    </Field>,
  );

test('the label belongs to the control', () => {
  expect(render({})).toContain('for="email"');
  expect(render({})).toContain('id="email"');
});

test.each([
  [{}, null],
  [{ hint: 'Yours' }, 'email-hint'],
  [{ error: 'Wrong' }, 'email-error'],
  [{ hint: 'Yours', error: 'Wrong' }, 'email-hint email-error'],
])('with %j the control is described by %s', (props, ids) => {
  const html = render(props);
  if (ids === null) expect(html).not.toContain('aria-describedby');
  else expect(html).toContain(`aria-describedby="${ids}"`);
});

test('only an error makes the control invalid, and it is said to be one', () => {
  expect(render({ hint: 'Yours' })).not.toContain('aria-invalid');
  expect(render({ error: 'Wrong' })).toContain('aria-invalid="true"');
  expect(render({ error: 'Wrong' })).toContain('<span class="sr">Error: </span>Wrong');
});

test('optional fields say so, required ones carry no mark', () => {
  expect(render({ isOptional: true })).toContain('(optional)');
  expect(render({})).not.toContain('*');
});

test('a group is described by its hint and error', () => {
  const html = renderToStaticMarkup(
    <Fieldset legend="How often" id="often" hint="As printed" error="Choose one">
      <span />
    </Fieldset>,
  );
  expect(html).toContain('aria-describedby="often-hint often-error"');
  expect(html).toContain('<legend');
});
