import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** What came of a request. Status 0: there was no answer, for the reason in `text`. */
export interface Reply {
  status: number;
  text: string;
}

interface Options {
  /** Connections at once; a browser opens six. */
  sockets: number;
  /** Milliseconds until an answer counts as none. */
  patience: number;
}

export interface Client {
  send(method: string, path: string, given?: { headers?: OutgoingHttpHeaders; body?: string | Buffer }): Promise<Reply>;
  close(): void;
}

/** An ordinary HTTP client with an address of its own: Linux lets every 127.x.y.z be the source of a connection. It tries nothing twice. */
export function clientFrom(url: string, localAddress: string, { sockets, patience }: Options): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    send: (method, path, { headers = {}, body } = {}) =>
      new Promise((resolve) => {
        const given = typeof body === 'string' ? { 'content-type': 'application/json', ...headers } : headers;
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const options = { method, agent, localAddress, headers: { ...given, ...length } };
        const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), patience);
        const end = (reply: Reply) => {
          clearTimeout(timer);
          resolve(reply);
        };
        const sent = request(`${url}${path}`, options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () => end({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
          answer.once('error', (error) => end({ status: 0, text: error.message }));
        });
        sent.once('error', (error) => end({ status: 0, text: error.message }));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Signs in by password; rejects with the answer when that is refused. */
export async function signInFrom(
  client: Client,
  { email, password }: { email: string; password: string },
): Promise<{ access_token: string; refresh_token: string }> {
  const { status, text } = await client.send('POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email, password }),
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${String(status)} ${text}`);
  return JSON.parse(text) as { access_token: string; refresh_token: string };
}
