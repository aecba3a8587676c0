import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button does not send a form unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Open</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test('a button that may load keeps room for both of its texts', () => {
  const idle = renderToStaticMarkup(
    <Button isLoading={false} loadingLabel="Saving">
      Save
    </Button>,
  );
  expect(idle).toContain('Save');
  expect(idle).toContain('Saving');
  expect(idle).not.toContain('aria-busy');
});

test('a loading button keeps the focus: it is not disabled, only marked so', () => {
  const busy = renderToStaticMarkup(<Button isLoading>Save</Button>);
  expect(busy).toContain('aria-busy="true"');
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).not.toMatch(/\sdisabled/);
});
