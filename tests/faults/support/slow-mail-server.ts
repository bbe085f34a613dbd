import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail, type CaughtMail } from '../../../server/src/mail-catcher/caught-mail.ts';

/** A mail server that can delay each message until the test releases it, or reject messages temporarily. */
export interface SlowMailServer {
  url: string;
  /** The accepted messages, oldest first. */
  readonly taken: readonly CaughtMail[];
  /** The number of messages that arrived, accepted or not. */
  arrived: number;
  /** `thinks`: delays every response. `away`: responds 451 (try later). `quick`: accepts everything, delayed messages too. */
  become(mood: 'thinks' | 'away' | 'quick'): void;
  close(): Promise<void>;
}

export async function startSlowMailServer(): Promise<SlowMailServer> {
  let mood: 'thinks' | 'away' | 'quick' = 'quick';
  let changed = Promise.withResolvers<undefined>();
  const taken: CaughtMail[] = [];
  const decide = async (raw: Buffer) => {
    slow.arrived += 1;
    while (mood === 'thinks') await changed.promise;
    if (mood === 'away') throw Object.assign(new Error('later'), { responseCode: 451 });
    taken.push(await readMail(raw));
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      buffer(stream)
        .then(decide)
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const slow: SlowMailServer = {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    taken,
    arrived: 0,
    become(next) {
      mood = next;
      changed.resolve(undefined);
      changed = Promise.withResolvers();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return slow;
}
