import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../demo/random.ts';
import { AcceptedMessages } from './accepted-messages.ts';

/** A delivery channel that sometimes fails, responds late or hangs up. `calmDown` makes it reliable. */
export interface UnreliableChannel {
  url: string;
  calmDown(): void;
  close(): Promise<void>;
}

/**
 * Starts an unreliable provider with Twilio's API. It sometimes responds twice. It records an accepted message before it
 * responds or hangs up.
 */
export async function startUnreliableProvider(taken: AcceptedMessages, chance: Random): Promise<UnreliableChannel> {
  let calm = false;
  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (request.method === 'GET') return answer(response, 200, { status: 'sent', error_code: null });
      const form = new URLSearchParams(body);
      const key = AcceptedMessages.keyOf(form.get('To') ?? '', form.get('Body') ?? '');
      const mood = calm || !taken.mayFail(key) ? 100 : chance.whole(0, 99);
      if (mood < 8) return answer(response, 503, { code: 20503 });
      if (mood < 12) return request.socket.destroy();
      const sid = `SM${randomUUID().replaceAll('-', '')}`;
      taken.take(key, sid);
      if (mood < 20) return request.socket.destroy();
      if (mood < 50) await wait(chance.whole(100, 1_500));
      if (mood >= 50 && mood < 60) {
        const twice = JSON.stringify({ sid });
        const head = `HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: ${String(twice.length)}\r\n\r\n`;
        return request.socket.write(`${head}${twice}${head}${twice}`);
      }
      return answer(response, 201, { sid, status: 'queued' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    calmDown: () => (calm = true),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
