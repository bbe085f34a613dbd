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

/** The first byte of a client's broadcast in the binary form of version 2.0.0, and the byte that marks its payload as JSON. */
const binary = { broadcast: 3, json: 1 } as const;

/**
 * Parses a broadcast in the binary form, which Supabase's client uses in version 2.0.0. After seven bytes (the kind, the lengths
 * of five texts, the encoding) come the texts, and then the payload. Undefined if it is not valid, or its payload is not JSON.
 */
export function readBroadcast(data: Buffer, version: Version): Message | undefined {
  const [kind, joinRef = 0, ref = 0, topic = 0, event = 0, metadata = 0, encoding] = data;
  if (version !== '2.0.0' || kind !== binary.broadcast || encoding !== binary.json) return undefined;
  let end = 7;
  const texts = [joinRef, ref, topic, event].map((length) => data.toString('utf8', end, (end += length)));
  try {
    const payload: unknown = JSON.parse(data.toString('utf8', end + metadata));
    return {
      joinRef: texts[0] || null,
      ref: texts[1] || null,
      topic: texts[2] ?? '',
      event: 'broadcast',
      payload: { event: texts[3], payload },
    };
  } catch {
    return undefined;
  }
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
