import { describe, expect, test, vi } from 'vitest';
import { BundledBinaryDataFactory } from './pdf-decoders.ts';

const factory = new BundledBinaryDataFactory();

describe('decoders of the page view', () => {
  test.each(['openjpeg.wasm', 'jbig2.wasm'])('%s comes from the bundle', async (filename) => {
    const load = vi.fn(async (_url: string) => new Response(new Uint8Array([0, 97, 115, 109])));
    vi.stubGlobal('fetch', load);
    expect([...(await factory.fetch({ kind: 'wasmUrl', filename }))]).toEqual([0, 97, 115, 109]);
    expect(load.mock.calls[0]?.[0]).toContain(filename);
  });

  test('what is not bundled is not asked for', async () => {
    const load = vi.fn();
    vi.stubGlobal('fetch', load);
    const asked = factory.fetch({ kind: 'cMapUrl', filename: 'UniJIS-UCS2-H.bcmap' });
    await expect(asked).rejects.toThrow('UniJIS-UCS2-H.bcmap is not part of the bundle.');
    expect(load).not.toHaveBeenCalled();
  });

  test('a decoder that cannot be loaded is an error', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(factory.fetch({ kind: 'wasmUrl', filename: 'jbig2.wasm' })).rejects.toThrow(
      'could not be loaded',
    );
  });
});
