import { SmsNotSent, type Sms } from './sms.ts';

/**
 * A way out for text messages to numbers that begin with one of these alone (digits, such as '55'); none given: to all. Whoever can have messages sent could
 * otherwise have them sent to numbers that cost the operator much and pay somebody else.
 */
export function limitSms(sms: Sms, prefixes: readonly string[]): Sms {
  if (prefixes.length === 0) return sms;
  return {
    reachesPeople: sms.reachesPeople,
    find: (id) => sms.find(id),
    async send(message) {
      if (prefixes.some((prefix) => message.to.startsWith(prefix))) return sms.send(message);
      throw new SmsNotSent('message', 'this server sends no text messages to numbers of that country', {
        providerCode: 'number_not_served',
      });
    },
  };
}
