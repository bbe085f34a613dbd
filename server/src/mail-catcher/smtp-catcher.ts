import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const largestMail = 5 * 1024 * 1024;

/** An SMTP server on the loopback address that accepts every mail and forwards none. */
export interface SmtpCatcher {
  /** The value of SMTP_URL for sending mail to this catcher. */
  url: string;
  close(): Promise<void>;
}

/** Starts an SMTP catcher on a free port. It accepts a mail only after `receive` has resolved; otherwise the sender retries. */
export async function startSmtpCatcher(receive: (raw: Buffer) => Promise<void>): Promise<SmtpCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 500,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => receive(raw))
        .then(
          () => {
            done();
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error('The mail could not be stored.'));
          },
        );
    },
  });
  // Ignore senders that disconnect early.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
