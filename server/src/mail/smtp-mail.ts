import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** How every connection to a mail server is held. */
export const smtpOptions = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A busy mail server may think for half a minute; taken for a failure, its answer would become a second mail.
  socketTimeout: 60_000,
  // Nothing in a message may make the server read a file or an address of its own.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * Mail by SMTP. `url` is `smtp://user:password@host:port` or `smtps://...`; `from` is an address, with or without a name before it.
 * `reachesPeople` is false when that is the local outbox, of which `forget` removes. Connections are kept and shared; `close` ends them.
 */
export function smtpMail(options: {
  url: string;
  from: string;
  reachesPeople?: boolean;
  forget?: Mail['forget'];
}): Mail & { close(): void } {
  const transport = createTransport(
    { ...smtpOptions, url: options.url, pool: true, maxConnections: 3 },
    { from: options.from },
  );
  return {
    reachesPeople: options.reachesPeople ?? true,
    forget: options.forget ?? (() => Promise.resolve()),
    async send({ to, subject, html, text, language, messageId }) {
      await transport.sendMail({
        // As an object, so that an address is never read as a list of several.
        to: { name: '', address: to },
        subject,
        ...(messageId !== undefined && { messageId }),
        html,
        text,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}
