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

/**
 * Stores objects in a bucket. It addresses them by path (`endpoint/bucket/objects/id`), as every S3-compatible service
 * allows.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (method: string, id: string, bytes?: Uint8Array): Promise<Response> => {
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const answer = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/objects/${encodeURIComponent(id)}`, {
      method,
      headers: { 'x-amz-content-sha256': digest, ...(bytes && { 'content-type': 'application/octet-stream' }) },
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(bytes && { body: new Uint8Array(bytes) }),
    });
    if (answer.ok || answer.status === 404) return answer;
    // The service's error code names the cause, such as a wrong key. It is only for the log.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'no reason';
    throw new Error(`the S3 service answered ${method} with ${String(answer.status)}: ${code}`);
  };

  return {
    async put(id, bytes) {
      const answer = await ask('PUT', id, bytes);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the S3 service has no bucket ${bucket}`);
    },
    async get(id) {
      const answer = await ask('GET', id);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      // A missing bucket also has status 404, but must not be mistaken for a missing object.
      if ((await answer.text()).includes('NoSuchBucket')) throw new Error(`the S3 service has no bucket ${bucket}`);
      return undefined;
    },
    async remove(id) {
      const answer = await ask('DELETE', id);
      await answer.body?.cancel();
    },
  };
}
