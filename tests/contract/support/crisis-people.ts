import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { clientWith, signToken, type Person } from './rest-server.ts';
import { premiumPerson } from './rights-people.ts';

/** A delivery as its owner reads it. */
export interface Delivery {
  id: string;
  contact_name: string;
  channel: 'sms' | 'email';
  state: string;
  reason: string | null;
  interrupted: number;
  next_try_at: string | null;
}

interface Contact {
  name: string;
  phone: string;
  email?: string;
}

/** The response of functions/v1/crisis-alert: its data, or the status and code of the error. */
export interface CallResult {
  id?: string;
  already?: boolean;
  left_out?: number;
  deliveries?: Delivery[];
  refused?: [status: number, code: string];
  retryAfter?: string | null;
}

/** Creates a premium user who consented to alerts and has these contacts. */
export async function personWithContacts(server: TestServer, contacts: readonly Contact[]): Promise<Person> {
  const person = await premiumPerson(server, '30 days');
  await server.database.asOwner((transaction) =>
    transaction.query(`update public.profiles set full_name = 'Ana Souza' where id = $1`, [person.id]),
  );
  await consent(person, true);
  for (const contact of contacts) {
    const { error } = await person.client.from('emergency_contacts').insert(contact);
    if (error) throw new Error(error.message);
  }
  return person;
}

/** The same user with a new token. Use it after the test's clock passed the old token's expiry. */
export async function againSignedIn(server: TestServer, person: Person): Promise<Person> {
  const token = await signToken(server, { sub: person.id, role: 'authenticated', aud: 'authenticated' });
  return { ...person, token, client: clientWith(server, token) };
}

export async function consent(person: Person, granted: boolean): Promise<void> {
  const { error } = await person.client
    .from('consents')
    .insert({ purpose: 'crisis_messages', granted, version: '1', language: 'pt' });
  if (error) throw new Error(error.message);
}

/** Asks for an alert with the real client library. */
export async function alert(server: TestServer, token: string, body: Record<string, unknown>): Promise<CallResult> {
  const client = new FunctionsClient(`${server.url}/functions/v1`, {
    headers: { apikey: server.keys.anonKey, authorization: `Bearer ${token}` },
    customFetch: server.fetch,
  });
  const { data, error } = await client.invoke<CallResult>('crisis-alert', { body });
  if (!(error instanceof FunctionsHttpError)) return data ?? {};
  const response = error.context as Response;
  const { code } = (await response.json()) as { code: string };
  return { refused: [response.status, code], retryAfter: response.headers.get('retry-after') };
}

/** The deliveries of an alert, read with the page's query. */
export async function deliveriesOf(person: Person, eventId: string): Promise<Delivery[]> {
  const { data, error } = await person.client
    .from('crisis_deliveries')
    .select('id,contact_name,channel,state,reason,interrupted,next_try_at')
    .eq('event_id', eventId)
    .order('contact_name')
    .order('channel', { ascending: false });
  if (error) throw new Error(error.message);
  return data as Delivery[];
}
