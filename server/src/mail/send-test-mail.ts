import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-mail.ts';

interface TransportError {
  code?: string;
  syscall?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/**
 * Sends one mail to an address and returns a sentence for the operator that includes the mail server's response. The sentence
 * never contains the password of `smtpUrl`.
 */
export async function sendTestMail(
  { smtpUrl, mailFrom }: { smtpUrl?: string | undefined; mailFrom: string },
  to: string,
): Promise<{ done: boolean; sentence: string }> {
  if (smtpUrl === undefined) {
    return {
      done: false,
      sentence: 'SMTP_URL is not set: mails stay in this machine’s mail catcher and reach nobody.',
    };
  }
  const transport = createTransport({ ...smtpOptions, url: smtpUrl }, { from: mailFrom });
  try {
    const { response } = await transport.sendMail({
      to: { name: '', address: to },
      subject: 'COGN: test mail',
      text: 'This mail was sent by `npm run test-mail`. It shows that this COGN server can send mails.',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return {
      done: true,
      sentence: `The mail server took a mail from ${mailFrom} to ${to}. It said: ${response}\nWhether it arrives, that mailbox shows; look among its spam too.`,
    };
  } catch (error) {
    const { host } = new URL(smtpUrl);
    return { done: false, sentence: describeFailure(error as TransportError, { host, mailFrom, to }) };
  } finally {
    transport.close();
  }
}

const wrongProtocol = /wrong version number|packet length too long|unknown protocol|greeting never received/i;

function describeFailure(error: TransportError, { host, mailFrom, to }: Record<'host' | 'mailFrom' | 'to', string>): string {
  const { code = '', syscall, response, responseCode = 0, message = '' } = error;
  const said = response === undefined ? '' : ` It said: ${response}`;
  if (code === 'EDNS' || ['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return `The host of SMTP_URL, ${host}, cannot be found.`;
  if (code === 'EAUTH') return `${host} refuses the user or the password of SMTP_URL.${said}`;
  if (wrongProtocol.test(message)) {
    return `${host} does not speak the protocol of SMTP_URL on this port. Mostly 465 wants smtps: and 587 wants smtp:.`;
  }
  if (/certificate|CERT_|SELF_SIGNED|UNABLE_TO_VERIFY/i.test(`${code} ${message}`)) {
    return `The certificate of ${host} is not accepted: ${message}`;
  }
  if (code === 'ETIMEDOUT') return `${host} does not answer in time. Many hosters block the ports of mail, 25 above all.`;
  if (syscall === 'connect' || message.includes('ECONNREFUSED')) return `Nothing answers at ${host}.`;
  if (responseCode >= 500) return `${host} refuses a mail from ${mailFrom} to ${to}.${said}`;
  if (responseCode >= 400) return `${host} takes no mail just now.${said}`;
  return `The mail could not be handed over to ${host} (${code === '' ? 'no reason' : code}).${said}`;
}
