import type { S3Settings } from '#storage/stores/s3-store.ts';
import { ConfigError } from './read-variables.ts';
import { kinds } from './kinds.ts';
import type { Values, Variables } from './variable.ts';

export const photoVariables = {
  STORAGE_S3_ENDPOINT: {
    kind: kinds.address('https:', 'http:'),
    unset: 'none: in the data folder',
    meaning: 'where photos are kept instead: the address of an S3-compatible service, to which the next four belong',
    example: 'https://s3.example.org',
  },
  STORAGE_S3_BUCKET: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'its bucket, which must exist and be private',
    example: 'cogn-photos',
  },
  STORAGE_S3_REGION: {
    kind: kinds.text(1),
    default: 'us-east-1',
    meaning: 'its region, where the service has several',
    example: 'sa-east-1',
  },
  STORAGE_S3_ACCESS_KEY_ID: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'a key that may put, get and delete objects of that bucket',
    example: 'the-id-of-a-key',
  },
  STORAGE_S3_SECRET_ACCESS_KEY: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: "the key's secret",
    example: 'the-secret-that-came-with-the-key',
    secret: true,
  },
} as const satisfies Variables;

/**
 * Requires all settings or none: otherwise the first user's upload would fail because of the missing key. Throws
 * `ConfigError`.
 */
export function readS3(value: Values<typeof photoVariables>): S3Settings | undefined {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = value;
  const { STORAGE_S3_ACCESS_KEY_ID: accessKeyId, STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const needed = 'STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY';
    throw new ConfigError(`STORAGE_S3_ENDPOINT: works only together with ${needed}`);
  }
  return { endpoint: endpoint.replace(/\/{1,8}$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
