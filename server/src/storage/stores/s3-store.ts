import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store.ts';

/** The address of an S3-compatible service, one of its buckets, and the key for it. */
export interface S3Settings {
  /** The service's address, without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const patienceMilliseconds = 15_000;
const inTime = () => AbortSignal.timeout(patienceMilliseconds);

interface Options {
  bytes?: Uint8Array;
  signal?: AbortSignal;
}

/**
 * Stores objects in a bucket. It addresses them by path (`endpoint/bucket/objects/id`), as every S3-compatible service
 * allows.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (method: string, id: string, { bytes, signal = inTime() }: Options = {}): Promise<Response> => {
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const answer = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/objects/${encodeURIComponent(id)}`, {
      method,
      headers: { 'x-amz-content-sha256': digest, ...(bytes && { 'content-type': 'application/octet-stream' }) },
      signal,
      ...(bytes && { body: new Uint8Array(bytes) }),
    });
    if (answer.ok || answer.status === 404) return answer;
    // The service's error code names the cause, such as a wrong key. The code is only for the log.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'no reason';
    throw new Error(`the S3 service answered ${method} with ${String(answer.status)}: ${code}`);
  };

  /** Undefined if there is no such object. */
  const read = async (id: string, options?: Options): Promise<Response | undefined> => {
    const answer = await ask('GET', id, options);
    if (answer.ok) return answer;
    // A missing bucket also has status 404, but must not be mistaken for a missing object.
    if ((await answer.text()).includes('NoSuchBucket')) throw new Error(`the S3 service has no bucket ${bucket}`);
    return undefined;
  };

  return {
    async put(id, bytes) {
      const answer = await ask('PUT', id, { bytes });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the S3 service has no bucket ${bucket}`);
    },
    async get(id) {
      const found = await read(id);
      return found && new Uint8Array(await found.arrayBuffer());
    },
    async open(id) {
      // Only the beginning of the response is timed: its end depends on how fast the client reads.
      const abort = new AbortController();
      const timer = setTimeout(() => {
        abort.abort(new Error('the S3 service did not answer in time'));
      }, patienceMilliseconds);
      const found = await read(id, { signal: abort.signal }).finally(() => {
        clearTimeout(timer);
      });
      if (!found?.body) return undefined;
      return { size: Number(found.headers.get('content-length')), body: found.body };
    },
    async remove(id) {
      const answer = await ask('DELETE', id);
      await answer.body?.cancel();
    },
  };
}
