import type { OrderFile } from './orders.ts';
import { OWNER, PASSWORD } from './users.ts';

const POLL_MS = 200;
/** Ends what hangs: on a busy machine readers that were killed are taken up again late. */
const READ_MS = 600_000;

/** An answer of the API, as far as journeys look at it. */
export interface Answer<T> {
  status: number;
  message: string;
  data: T;
}

/** An order, as far as journeys look at it. */
export interface OrderState {
  id: string;
  title: string;
  status: 'queued' | 'reading' | 'ready' | 'failed';
  failure: string | null;
  obligationCount: number;
  unreadPages: number[];
}

/** Talks to the API of the running product as a signed-in user. */
export class Client {
  private readonly base: string;
  private readonly token: string;

  private constructor(base: string, token: string) {
    this.base = base;
    this.token = token;
  }

  /** Signs in over the API. */
  static async signIn(siteUrl: string, email: string = OWNER): Promise<Client> {
    const base = `${siteUrl}/api/v1`;
    const { data } = await new Client(base, 'anonymous').post<{ accessToken: string }>('/auth/login', {
      data: { email, password: PASSWORD },
    });
    return new Client(base, data.accessToken);
  }

  /** GET. */
  get<T>(path: string): Promise<Answer<T>> {
    return this.send<T>(path, { method: 'GET' });
  }

  /** POST of JSON; the caller wraps it where the contract says so. */
  post<T>(path: string, body: unknown): Promise<Answer<T>> {
    const headers = { 'content-type': 'application/json' };
    return this.send<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** PUT of JSON, wrapped by the caller. */
  put<T>(path: string, body: unknown): Promise<Answer<T>> {
    const headers = { 'content-type': 'application/json' };
    return this.send<T>(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  }

  /** Uploads a file as an order and answers with its id. */
  async upload(file: OrderFile): Promise<string> {
    const answer = await this.tryUpload(file);
    if (answer.status !== 202) throw new Error(`Upload answered ${answer.status}: ${answer.message}`);
    return answer.data.id;
  }

  /** Uploads a file as an order, whatever comes of it. */
  tryUpload({ name, buffer, mimeType }: OrderFile): Promise<Answer<{ id: string }>> {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
    return this.send<{ id: string }>('/generate-tasks', { method: 'POST', body });
  }

  /** Waits until an order has been read or has failed. */
  waitUntilRead(id: string): Promise<OrderState> {
    return poll(async () => {
      const { data } = await this.get<OrderState>(`/consent-documents/${id}`);
      return isRead(data) ? data : null;
    }, `Order ${id} is still not read.`);
  }

  /** Waits until no order of the organisation is still to be read. */
  async waitUntilAllRead(): Promise<void> {
    await poll(async () => {
      const { data } = await this.get<{ consentDocuments: OrderState[] }>(
        '/consent-documents?isPagination=0',
      );
      return data.consentDocuments.every(isRead) || null;
    }, 'Some orders are still not read.');
  }

  private async send<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    const headers = { ...init.headers, authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.base}${path}`, { ...init, headers });
    return { ...(await response.json()), status: response.status };
  }
}

function isRead({ status }: OrderState): boolean {
  return status === 'ready' || status === 'failed';
}

/** Asks until the answer is there. @throws Error with `late` where it does not come */
async function poll<T>(ask: () => Promise<T | null>, late: string): Promise<T> {
  const deadline = Date.now() + READ_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(late);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
