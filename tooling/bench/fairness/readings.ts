import { setTimeout as sleep } from 'node:timers/promises';
import { createRecursionBomb } from '@anupalan/api/src/jobs/read-order/hostile-files.fixtures.ts';
import { getSampleBytes } from '@anupalan/orders/samples';
import { type BenchServer, startBenchServer } from './bench-server.ts';

/** Organisations besides the one whose order is measured. */
const OTHERS = 30;
/** The first page of a single order is begun within so many seconds behind forty of another organisation. */
const MOST_BEFORE_BEGIN_S = 15;
const MANY = 40;
/** Of these, so many compute until their limit: thirty seconds of a processor each. */
const HOSTILE = 4;
/** Behind thirty small orders it is ready in three times its time alone, or so much later. */
const MOST_RATIO = 3;
const MOST_MORE_S = 3;
const SMALL = 30;
const ROUNDS = 3;
const LOOK_EVERY_MS = 20;

const BOUNDARY = 'boundary-of-the-benchmark';
let sent = 0;

/** Sends an order that differs from all before it in a comment behind its end. @returns its id */
async function send(server: BenchServer, token: string, bytes: Uint8Array): Promise<string> {
  sent += 1;
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="order-${sent}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\n%${sent}\r\n--${BOUNDARY}--\r\n`),
  ]);
  const { status, bytes: answer } = await server.call('/generate-tasks', {
    token,
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
  });
  if (status !== 202) throw new Error(`The upload answered ${status}: ${answer.toString().slice(0, 300)}`);
  return JSON.parse(answer.toString()).data.id;
}

/** Waits until an order has one of some states. @returns after how many seconds */
async function waitFor(
  server: BenchServer,
  { token, id, from }: { token: string; id: string; from: number },
  states: readonly string[],
): Promise<number> {
  for (;;) {
    const { bytes } = await server.call(`/consent-documents/${id}`, { token });
    if (states.includes(JSON.parse(bytes.toString()).data.status)) return (performance.now() - from) / 1000;
    await sleep(LOOK_EVERY_MS);
  }
}

const BEGUN = ['reading', 'ready', 'failed'];
const OVER = ['ready', 'failed'];
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const show = (seconds: number): string => `${seconds.toFixed(2)} s`;

/** How long the order of one organisation waits behind those of others. @returns whether that is within the aims */
export async function benchReadings(): Promise<boolean> {
  const server = await startBenchServer(1, OTHERS);
  try {
    const [token = '', ...others] = server.tokens;
    const order = getSampleBytes('mpcb_cca_plating_2025.pdf');
    /** Sends one after what is there, and waits. */
    const measure = async () => {
      const from = performance.now();
      const one = { token, id: await send(server, token, order), from };
      return { begun: await waitFor(server, one, BEGUN), over: await waitFor(server, one, OVER) };
    };
    const settle = async (ids: readonly { token: string; id: string }[]) => {
      for (const each of ids) await waitFor(server, { ...each, from: 0 }, OVER);
    };
    const sendSmall = async (tokenOf: (number: number) => string) => {
      const ids = [];
      for (let number = 0; number < SMALL; number++) {
        const of = tokenOf(number);
        ids.push({ token: of, id: await send(server, of, order) });
      }
      return ids;
    };
    await measure();
    const alone: number[] = [];
    const behind: number[] = [];
    const behindAll: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push((await measure()).over);
      const ofOne = await sendSmall(() => others[0] ?? '');
      behind.push((await measure()).over);
      await settle(ofOne);
      const ofAll = await sendSmall((number) => others[number] ?? '');
      behindAll.push((await measure()).over);
      await settle(ofAll);
    }
    const before = [];
    const bomb = createRecursionBomb();
    for (let number = 0; number < MANY; number++)
      before.push(await send(server, others[0] ?? '', number < HOSTILE ? bomb : order));
    const { begun, over } = await measure();

    const most = Math.max(MOST_RATIO * median(alone), median(alone) + MOST_MORE_S);
    console.log(`an order alone                               ready after ${show(median(alone))}`);
    console.log(
      `behind ${SMALL} of another organisation           ready after ${show(median(behind))} (aim: at most ${show(most)})`,
    );
    console.log(
      `behind ${SMALL} of ${SMALL} organisations               ready after ${show(median(behindAll))}`,
    );
    console.log(
      `behind ${MANY} of another, ${HOSTILE} of them hostile      begun after ${show(begun)} (aim: at most ${MOST_BEFORE_BEGIN_S} s), ready after ${show(over)}`,
    );
    return median(behind) <= most && begun <= MOST_BEFORE_BEGIN_S;
  } finally {
    await server.stop();
  }
}
