/** A message of Phoenix channels, the protocol of realtime/v1. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Versions of the message format: messages are objects (1.0.0) or arrays (2.0.0). */
export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

/** Parses a client's text. Undefined if it is not a valid message. */
export function readMessage(text: string, version: Version): Message | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const [joinRef, ref, topic, event, payload] =
    version === '2.0.0' ? listed(read) : fromObject(read as Record<string, unknown>);
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload: objectOf(payload) };
}

/** Serializes a message in the version that the client uses. */
export function writeMessage({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return JSON.stringify(
    version === '2.0.0' ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** The value if it is an object, otherwise an empty object. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function listed(read: object): unknown[] {
  return Array.isArray(read) ? (read as unknown[]) : [];
}

function fromObject(read: Record<string, unknown>): unknown[] {
  return [read['join_ref'], read['ref'], read['topic'], read['event'], read['payload']];
}

function refOf(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 40) : typeof value === 'number' ? String(value) : null;
}
