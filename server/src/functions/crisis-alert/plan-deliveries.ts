import { randomUUID } from 'node:crypto';
import { mostContactsOfAnAlert } from '@cogn/shared/input-limits.ts';
import { readPhone } from '@cogn/shared/phone-number.ts';
import { isEmailAddress } from '@cogn/shared/email-address.ts';
import type { Transaction } from '#database/port.ts';

/** An emergency contact as the user wrote it. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  email: string | null;
}

/** The initial state of one message to one contact. */
export interface PlannedDelivery {
  id: string;
  contact_id: string;
  contact_name: string;
  channel: 'sms' | 'email';
  destination: string;
  state: 'queued' | 'failed' | 'not_configured';
  reason: string | null;
}

/** Reads a user's contacts, oldest first. An alert reaches them in this order. */
export async function readContacts(transaction: Transaction, userId: string): Promise<Contact[]> {
  const { rows } = await transaction.query<Contact>(
    'select id, name, phone, email from public.emergency_contacts where user_id = $1 order by created_at, id limit 1000',
    [userId],
  );
  return rows;
}

/**
 * Plans the messages: a text message to each contact, and a mail to each contact with an e-mail address. A message that cannot be
 * sent starts as `failed` or `not_configured`.
 */
export function planDeliveries(
  contacts: readonly Contact[],
  configured: { sms: boolean; email: boolean },
): PlannedDelivery[] {
  return contacts.slice(0, mostContactsOfAnAlert).flatMap(({ id, name, phone, email }) => {
    const known = { contact_id: id, contact_name: name };
    const number = readPhone(phone);
    const address = email?.trim().toLowerCase() ?? '';
    const sms: PlannedDelivery = {
      ...{ ...known, id: randomUUID(), channel: 'sms', destination: number ?? phone },
      ...begin(configured.sms, number !== null, 'number_not_valid'),
    };
    const mail: PlannedDelivery = {
      ...{ ...known, id: randomUUID(), channel: 'email', destination: address },
      ...begin(configured.email, isEmailAddress(address), 'address_not_valid'),
    };
    return address === '' ? [sms] : [sms, mail];
  });
}

function begin(configured: boolean, valid: boolean, reason: string): Pick<PlannedDelivery, 'state' | 'reason'> {
  if (!configured) return { state: 'not_configured', reason: null };
  return valid ? { state: 'queued', reason: null } : { state: 'failed', reason };
}
