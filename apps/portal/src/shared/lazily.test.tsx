import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazily, useWasOpen } from './lazily.tsx';

afterEach(cleanup);

function Greeting({ name }: { name: string }) {
  return <p>Good morning, {name}</p>;
}

test('is shown once its code is there, and asks for it once it is shown', async () => {
  const load = vi.fn(async () => Greeting);
  const Later = lazily(load);
  expect(load).not.toHaveBeenCalled();
  render(<Later name="Meera" />);
  expect(screen.queryByText('Good morning, Meera')).toBeNull();
  expect(await screen.findByText('Good morning, Meera')).toBeDefined();
});

test('prepared code is shown in the same frame', async () => {
  const Later = lazily(async () => Greeting);
  Later.prepare();
  await Promise.resolve();
  await Promise.resolve();
  render(<Later name="Meera" />);
  expect(screen.getByText('Good morning, Meera')).toBeDefined();
});

test('a failure while it is prepared is no news, and the next try may do', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('away'));
  const Later = lazily(load);
  Later.prepare();
  await Promise.resolve();
  render(<Later name="Meera" />);
  expect(await screen.findByText('Good morning, Meera')).toBeDefined();
});

test('a dialog that was open stays for its end', async () => {
  function Dialog({ isOpen }: { isOpen: boolean }) {
    return useWasOpen(isOpen) && <p>{isOpen ? 'open' : 'closing'}</p>;
  }
  function Frame() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Press
        </button>
        <Dialog isOpen={isOpen} />
      </>
    );
  }
  render(<Frame />);
  const press = async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  };
  expect(screen.queryByText(/open|closing/)).toBeNull();
  await press();
  expect(await screen.findByText('open')).toBeDefined();
  await press();
  expect(await screen.findByText('closing')).toBeDefined();
});
