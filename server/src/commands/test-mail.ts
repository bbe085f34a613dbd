// Sends one mail and prints the mail server's response: `npm run test-mail -- ADDRESS`. It needs no database and no
// running server.
import { readConfig } from '#config/config.ts';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import { sendTestMail } from '#mail/send-test-mail.ts';
import { startProblem } from '#start-problem.ts';
import { readCommandEnvironment, UsageError } from './command-environment.ts';

const usage = `npm run test-mail -- ADDRESS [--env FILE]
Sends a mail by SMTP_URL from MAIL_FROM, and says what the mail server answered.`;

try {
  const { args, environment } = readCommandEnvironment(process.argv.slice(2), process.env);
  const [to, ...more] = args;
  if (to === undefined || more.length > 0 || !isEmailAddress(to)) throw new UsageError(`Name one e-mail address.\n${usage}`);
  const { done, sentence } = await sendTestMail(readConfig(environment), to);
  (done ? console.log : console.error)(sentence);
  process.exit(done ? 0 : 1);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : (startProblem(error, undefined) ?? String(error)));
  process.exit(1);
}
