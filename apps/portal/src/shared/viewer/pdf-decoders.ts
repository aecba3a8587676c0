import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** Decoders of scanned images that pdf.js fetches when a page needs one; each an asset of the bundle. */
const DECODERS: Readonly<Record<string, string>> = {
  'openjpeg.wasm': openjpeg,
  'jbig2.wasm': jbig2,
};

/** What pdf.js asks for: the kind of data and the name of its file. */
type BinaryRequest = { kind: string; filename: string };

/**
 * Hands the decoders to pdf.js's worker. They are given by name because the bundle's names carry a hash, so that no
 * folder can be named (`wasmUrl`). Throws for data that is not bundled; the page is then drawn without it.
 */
export class BundledBinaryDataFactory {
  async fetch({ filename }: BinaryRequest): Promise<Uint8Array> {
    const url = DECODERS[filename];
    if (url === undefined) throw new Error(`${filename} is not part of the bundle.`);
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) throw new Error(`${filename} could not be loaded.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
