// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OpenInDocs } from './open-in-docs.tsx';

afterEach(cleanup);

test('a button opens the part, and closing the part shows the button again', () => {
  render(
    <OpenInDocs
      show={(close) => (
        <button type="button" onClick={close}>
          Close the part
        </button>
      )}
    />,
  );
  expect(screen.queryByText('Close the part')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(screen.getByText('Close the part'));
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
});
