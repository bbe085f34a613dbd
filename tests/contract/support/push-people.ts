import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import type { FakePushService } from '../../../server/src/testing/fake-push-service.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { makePerson, type Person } from './rest-server.ts';

/** The response of functions/v1/push or push/answer: its data, or the status and code of the error. */
export interface CallResult {
  id?: string;
  public_key?: string;
  daily_limit?: number | null;
  state?: string;
  refused?: [status: number, code: string];
}

/** Calls functions/v1 with the real client library. Without a token, the call is like a service worker's. */
export async function call(
  server: TestServer,
  path: 'push' | 'push/answer',
  options: { method?: 'GET' | 'POST' | 'DELETE'; token?: string; body?: Record<string, unknown> },
): Promise<CallResult> {
  const { method = 'POST', token, body } = options;
  const client = new FunctionsClient(`${server.url}/functions/v1`, {
    headers: { apikey: server.keys.anonKey, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    customFetch: server.fetch,
  });
  const { data, error } = await client.invoke<CallResult>(path, { method, ...(body && { body }) });
  if (!(error instanceof FunctionsHttpError)) {
    if (error) throw error as Error;
    return data ?? {};
  }
  const response = error.context as Response;
  const { code } = (await response.json()) as { code: string };
  return { refused: [response.status, code] };
}

interface Place {
  language?: string;
  time_zone?: string;
}

/** Subscribes a user's device, as the web app does when it starts. Returns the subscription's id. */
export async function saveDevice(
  { server, service }: { server: TestServer; service: FakePushService },
  { token }: Pick<Person, 'token'>,
  name: string,
  { language = 'pt', time_zone = 'America/Sao_Paulo' }: Place = {},
): Promise<string> {
  const body = { ...service.device(name), language, time_zone };
  const answer = await call(server, 'push', { token, body });
  if (answer.id === undefined) throw new Error(`not kept: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** Creates a user with a medicine that has an alarm at these times. Also returns the medicine's id. */
export async function personWithMedicine(
  server: TestServer,
  times: readonly string[],
  values: Record<string, unknown> = {},
): Promise<{ person: Person; medicine: string }> {
  const person = await makePerson(server);
  return { person, medicine: await addMedicine(person, times, values) };
}

export async function addMedicine(
  person: Person,
  times: readonly string[],
  values: Record<string, unknown> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, name: 'Metilfenidato', dosage: '10 mg', times, alarm: true, ...values };
  const { error } = await person.client.from('medications').insert(row);
  if (error) throw new Error(error.message);
  return id;
}

export async function addReminder(person: Person, values: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await person.client.from('reminders').insert({ id, text: 'Ligar para Ana', alarm: true, ...values });
  if (error) throw new Error(error.message);
  return id;
}
