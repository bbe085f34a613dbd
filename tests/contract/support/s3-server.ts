import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../../server/src/storage/stores/s3-store.ts';

/** A third-party S3-compatible server on this machine, with one bucket. It checks signatures. */
export async function startS3Server(
  bucket: string,
): Promise<{ settings: S3Settings; /** The folder of its files. */ directory: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cogn-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    directory,
    settings: {
      ...{ endpoint: `http://127.0.0.1:${String(port)}`, bucket, region: 'us-east-1' },
      // The only credentials that this library accepts.
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
