import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../app/testing/render-app.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const path = '/onboarding';

async function skip() {
  const app = renderApp({ path, session: null });
  await app.user.click(await screen.findByRole('button', { name: 'Skip' }));
  await screen.findByRole('region', { name: 'What Anupalan does for you' });
  return app;
}

test('the page is called Welcome', async () => {
  renderApp({ path, session: null });
  await screen.findByRole('button', { name: 'Skip' });
  await waitFor(() => expect(document.title).toBe('Welcome · Anupalan'));
});

test('after an intro of 3000 ms the slides come by themselves', () => {
  vi.useFakeTimers();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <OnboardingPage /> }])} />);
  const findSlides = () => screen.queryByRole('region', { name: 'What Anupalan does for you' });
  expect(screen.getByRole('button', { name: 'Skip' })).toBeDefined();
  act(() => void vi.advanceTimersByTime(2999));
  expect(findSlides()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(findSlides()).not.toBeNull();
});

test('the slides go on and back, the arrows are hidden at the ends, each slide is announced', async () => {
  const { user } = await skip();
  const says = () => screen.getByText(/^\d of 3:/).textContent;
  expect(says()).toBe('1 of 3: Time-saving automation');
  expect(screen.getByText(/80% less manual work/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Previous slide' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(says()).toBe('2 of 3: Real-time alerts');
  expect(screen.getByRole('button', { name: 'Previous slide' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(says()).toBe('3 of 3: Lab access management');
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(says()).toBe('3 of 3: Lab access management');
  await user.keyboard('{Home}');
  expect(says()).toBe('1 of 3: Time-saving automation');
});

test('a swipe goes on, a scroll does not', async () => {
  await skip();
  const slide = screen.getByRole('group', { name: /^1 of 3/ });
  const swipe = (element: HTMLElement, x: number, y: number) => {
    const init = { bubbles: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...init, clientX: 300, clientY: 300 }));
    element.dispatchEvent(new PointerEvent('pointerup', { ...init, clientX: 300 + x, clientY: 300 + y }));
  };
  swipe(slide, -60, 200);
  swipe(slide, -20, 0);
  expect(screen.getByText('1 of 3: Time-saving automation')).toBeDefined();
  swipe(slide, -120, 10);
  await waitFor(() => expect(screen.getByText('2 of 3: Real-time alerts')).toBeDefined());
});

test('every slide leads to the preview and to signing up', async () => {
  const { user } = await skip();
  const hrefs = (names: string[]) =>
    names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs(['Explore Free Tools', 'Sign Up'])).toEqual(['/product-preview', '/signup']);
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('button', { name: /^Slide 3/ }));
  expect(hrefs(['Peek Inside', 'Sign Up Free', 'Sign In'])).toEqual([
    '/product-preview',
    '/signup',
    '/login',
  ]);
});
