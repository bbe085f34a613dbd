import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { readMail } from '../../../server/src/mail-catcher/caught-mail.ts';
import type { Random } from '../../demo/random.ts';
import type { UnreliableChannel } from './unreliable-provider.ts';
import { AcceptedMessages } from './accepted-messages.ts';

/** Starts a mail server that rejects, delays or hangs up on some mails. It records each accepted mail in `taken` first. */
export async function startUnreliableMailServer(taken: AcceptedMessages, chance: Random): Promise<UnreliableChannel> {
  let calm = false;
  /** Accepts or rejects a mail. If the server hangs up, the promise never resolves, so that the sender gets no response. */
  const receive = async (stream: Readable, session: string) => {
    const mail = await readMail(await buffer(stream));
    const key = AcceptedMessages.keyOf(mail.to[0] ?? '', mail.text);
    const mood = calm || !taken.mayFail(key) ? 100 : chance.whole(0, 99);
    if (mood < 8) throw Object.assign(new Error('later'), { responseCode: 451 });
    taken.take(key, session);
    if (mood < 16) {
      for (const connection of server.connections) if (connection.session.id === session) connection.close();
      return new Promise<void>(() => undefined);
    }
    if (mood < 50) await wait(chance.whole(100, 1_500));
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      receive(stream, session.id).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    calmDown: () => (calm = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
