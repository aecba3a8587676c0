import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function load(env: { SITE_URL?: string; API_URL?: string }) {
  vi.resetModules();
  vi.stubEnv('SITE_URL', env.SITE_URL);
  vi.stubEnv('API_URL', env.API_URL);
  return import('./addresses.ts');
}

test.each([
  [undefined, '/', 'http://localhost:3000/'],
  [undefined, '/blog', 'http://localhost:3000/blog'],
  ['https://example.com', '/', 'https://example.com/'],
  ['https://example.com//', '/about-us', 'https://example.com/about-us'],
])('with SITE_URL %s the page %s stands at %s', async (url, path, address) => {
  const { toAddress } = await load({ SITE_URL: url });
  expect(toAddress(path)).toBe(address);
});

test.each([
  [undefined, '/api/v1/public/newsletter'],
  ['https://api.example.com', 'https://api.example.com/api/v1/public/newsletter'],
  ['https://api.example.com/', 'https://api.example.com/api/v1/public/newsletter'],
  ['https://api.example.com/api/v1/', 'https://api.example.com/api/v1/public/newsletter'],
])('with API_URL %s a form posts to %s', async (url, address) => {
  const { toFormAction } = await load({ API_URL: url });
  expect(toFormAction('/public/newsletter')).toBe(address);
});
