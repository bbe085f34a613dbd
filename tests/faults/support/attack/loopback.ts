import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** The result of a request. Status 0 means no response; `text` has the reason. */
export interface Reply {
  status: number;
  text: string;
}

interface Options {
  /** The number of concurrent connections; a browser opens six. */
  sockets: number;
  /** The time in milliseconds after which a response counts as missing. */
  patience: number;
}

export interface Client {
  send(method: string, path: string, given?: { headers?: OutgoingHttpHeaders; body?: string | Buffer }): Promise<Reply>;
  close(): void;
}

/** An HTTP client with its own address, without retries. On Linux, every 127.x.y.z can be the source of a connection. */
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

/** Signs in by password. Rejects with the server's response if the server refuses. */
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
