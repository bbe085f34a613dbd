import type { Result } from '../port.ts';
import type { Session } from '../transactions/session.ts';
import type { Channel } from './channel.ts';
import { readAnswer, scriptMessages, statementMessages } from './wire.ts';

/** A session on the one connection of the embedded engine. */
export function channelSession(channel: Channel, limitMilliseconds: number, leave: () => void): Session {
  return {
    async query<Row>(text: string, parameters: readonly unknown[], opening?: string): Promise<Result<Row>> {
      const statement = statementMessages(text, parameters);
      const messages = opening === undefined ? statement : Buffer.concat([scriptMessages(opening), statement]);
      const answer = readAnswer(await channel.send(messages, limitMilliseconds));
      if (answer.error) throw answer.error;
      return answer.result as Result<Row>;
    },
    async script(text) {
      const answer = readAnswer(await channel.send(scriptMessages(text), limitMilliseconds));
      if (answer.error) throw answer.error;
      return answer.command;
    },
    release() {
      leave();
    },
  };
}
