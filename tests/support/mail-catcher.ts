import type { RunningServer } from './server.ts';
import { ownConnection } from './own-connection.ts';

export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Waits for the newest mail to this address and reads it from the mail catcher. `containing` skips mails without this text. */
export async function newestMail(server: RunningServer, address: string, containing = ''): Promise<CaughtMail> {
  // The mail catcher lists the newest mail first.
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${server.outboxUrl}/messages.json`, { headers: ownConnection });
    const mails = (await answer.json()) as CaughtMail[];
    const mail = mails.find((each) => each.to.includes(address) && each.text.includes(containing));
    if (mail) return mail;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`no mail came for ${address}`);
}

/** Returns the link of the button in a mail. */
export function linkIn(mail: CaughtMail): string {
  const link = /https?:\/\/\S+\/(?:welcome|update-password)\S*/.exec(mail.text)?.[0];
  if (!link) throw new Error(`no link in the mail:\n${mail.text}`);
  return link;
}

/** Returns the six-digit code in a mail. */
export function codeIn(mail: CaughtMail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`no code in the mail:\n${mail.text}`);
  return code;
}
