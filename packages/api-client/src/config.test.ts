import { afterEach, describe, expect, test, vi } from 'vitest';
import { getConfig, loadConfig, parseConfig, setConfig, toApiUrl } from './config.ts';

afterEach(() => {
  setConfig({});
});

describe('configuration', () => {
  const key = 'a1'.repeat(32);
  const cases: [string, unknown, object][] = [
    ['nothing', null, {}],
    ['a text', 'x', {}],
    [
      'an address with slashes',
      { apiUrl: 'https://api.example.com/' },
      { apiUrl: 'https://api.example.com' },
    ],
    ['the base path', { apiUrl: 'https://api.example.com/api/v1/' }, { apiUrl: 'https://api.example.com' }],
    ['a wrong type', { apiUrl: 7, apiKey: [] }, { apiUrl: '', apiKey: '' }],
    ['a payload key', { payloadKey: key }, { payloadKey: key }],
    ['a payload key too short', { payloadKey: key.slice(2) }, { payloadKey: null }],
    ['a passphrase', { storagePassphrase: 'own' }, { storagePassphrase: 'own' }],
  ];
  test.each(cases)('%s', (_name, json, expected) => {
    expect(parseConfig(json)).toMatchObject(expected);
  });

  test('without the file the API is same-origin', async () => {
    setConfig({ apiUrl: 'https://old.example.com' });
    await loadConfig(vi.fn().mockResolvedValue(new Response('no', { status: 404 })));
    expect(toApiUrl('/tasks/1')).toBe('/api/v1/tasks/1');
  });

  test('a page in place of the file, or no answer, is as if there were none', async () => {
    await loadConfig(vi.fn().mockResolvedValue(new Response('<!doctype html>')));
    expect(getConfig().apiUrl).toBe('');
    await loadConfig(vi.fn().mockRejectedValue(new TypeError('failed')));
    expect(getConfig().apiUrl).toBe('');
  });

  test('is taken over', async () => {
    await loadConfig(
      vi.fn().mockResolvedValue(Response.json({ apiUrl: 'https://api.example.com', apiKey: 'k' })),
    );
    expect(toApiUrl('/x')).toBe('https://api.example.com/api/v1/x');
    expect(getConfig().apiKey).toBe('k');
  });
});
