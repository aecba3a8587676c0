import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRecogniser } from './browser-recogniser.ts';
import { RECOGNISER_FOLDER } from './recogniser-files.ts';

const createWorker = vi.hoisted(() => vi.fn());
vi.mock('tesseract.js', () => ({
  createWorker,
  OEM: { LSTM_ONLY: 1 },
  PSM: { AUTO: '3', SINGLE_LINE: '7' },
}));

const worker = {
  setParameters: vi.fn(async () => undefined),
  recognize: vi.fn(async () => ({ data: { blocks: null, confidence: 0 } })),
  terminate: vi.fn(async () => undefined),
};
const loaded = vi.fn();
/** Files that do not come. */
let gone: string[] = [];

beforeEach(() => {
  gone = [];
  createWorker.mockResolvedValue(worker);
  vi.stubGlobal('fetch', async (url: string) => {
    loaded(url);
    return gone.some((file) => url.endsWith(file))
      ? new Response(null, { status: 404 })
      : new Response('model');
  });
});
afterEach(() => vi.clearAllMocks());

const PICTURE = Uint8Array.of(80, 53);

test('everything that is loaded comes from this origin, and nothing is stored', async () => {
  const { recognise } = new BrowserRecogniser(() => undefined);
  await recognise(PICTURE, 249.6, ['eng', 'hin'], 'line', true);
  const own = `${location.origin}${RECOGNISER_FOLDER}`;
  expect(createWorker).toHaveBeenCalledExactlyOnceWith(
    ['eng', 'hin'],
    1,
    expect.objectContaining({
      workerPath: `${own}worker.min.js`,
      corePath: `${own}tesseract-core-simd-lstm.js`,
      langPath: own.slice(0, -1),
      // A worker made of a text would have no origin of its own.
      workerBlobURL: false,
      cacheMethod: 'none',
    }),
  );
  expect(loaded.mock.calls.flat()).toEqual([
    `${RECOGNISER_FOLDER}eng.traineddata`,
    `${RECOGNISER_FOLDER}hin.traineddata`,
  ]);
  expect(worker.setParameters).toHaveBeenCalledWith({
    invert_threshold: '0',
    tessedit_char_blacklist: '',
    tessedit_char_whitelist: '',
    tessedit_pageseg_mode: '7',
    user_defined_dpi: '250',
  });
});

test('languages stay open from picture to picture, and others end them', async () => {
  const recogniser = new BrowserRecogniser(() => undefined);
  await recogniser.recognise(PICTURE, 300, ['eng'], 'page', false);
  await recogniser.recognise(PICTURE, 300, ['eng'], 'page', false);
  expect([createWorker.mock.calls.length, worker.terminate.mock.calls.length]).toEqual([1, 0]);
  await recogniser.recognise(PICTURE, 300, ['mar'], 'page', false);
  expect([createWorker.mock.calls.length, worker.terminate.mock.calls.length]).toEqual([2, 1]);
  await recogniser.close();
  await recogniser.close();
  expect(worker.terminate).toHaveBeenCalledTimes(2);
});

test('a language whose model does not come reads nothing and is told of; without English nothing is read', async () => {
  const onMissing = vi.fn();
  const { recognise } = new BrowserRecogniser(onMissing);
  gone = ['tam.traineddata'];
  expect(await recognise(PICTURE, 300, ['tam'], 'line', false)).toEqual({ lines: [], confidence: 0 });
  expect(onMissing).toHaveBeenCalledOnce();
  gone = ['eng.traineddata'];
  await expect(recognise(PICTURE, 300, ['eng'], 'page', false)).rejects.toThrow('could not be loaded');
  gone = [];
  expect(await recognise(PICTURE, 300, ['eng'], 'page', false)).toEqual({ lines: [], confidence: 0 });
  expect(createWorker).toHaveBeenCalledOnce();
});

test('a program that does not start is an error, not a wait', async () => {
  createWorker.mockImplementation(
    (_languages, _mode, { errorHandler }: { errorHandler: (e: unknown) => void }) => {
      errorHandler('initialization failed');
      return new Promise(() => undefined);
    },
  );
  const { recognise } = new BrowserRecogniser(() => undefined);
  await expect(recognise(PICTURE, 300, ['eng'], 'page', false)).rejects.toBe('initialization failed');
});
