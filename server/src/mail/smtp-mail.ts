import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The options of every SMTP connection. */
export const smtpOptions = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A busy mail server may need half a minute to respond. With a shorter timeout, a retry could send the mail twice.
  socketTimeout: 60_000,
  // Prevent a message from making the mailer read a local file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * Sends mail by SMTP. `url` is `smtp://user:password@host:port` or `smtps://...`. `from` is an address, with or without a name
 * before it. `reachesPeople` is false for the mail catcher, from which `forget` removes mails. Connections are pooled; `close`
 * ends them.
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
        // Pass an object, so that an address is never parsed as a list of addresses.
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
