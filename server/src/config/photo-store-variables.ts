import { largestPhoto, photoTypes, type PhotoType } from '@cogn/shared/input-limits.ts';
import type { S3Settings } from '#storage/stores/s3-store.ts';
import { ConfigError } from './read-variables.ts';
import { kinds, type Kind } from './kinds.ts';
import type { Values, Variables } from './variable.ts';

const megabyte = 1024 * 1024;

export const photoVariables = {
  PHOTO_MAX_MB: {
    kind: kinds.whole(1, largestPhoto / megabyte),
    default: String(largestPhoto / megabyte),
    meaning: 'the largest photo that people can upload, in megabytes; larger ones would need too much memory',
    example: '2',
  },
  PHOTO_TYPES: {
    kind: {
      read: readPhotoTypes,
      takes: `one or more of ${photoTypes.join(', ')}, separated by commas`,
    } satisfies Kind<PhotoType[]>,
    default: photoTypes.join(','),
    meaning: 'the kinds of picture that people can upload; the server re-encodes each one in its own kind',
    example: 'jpeg,png',
  },
  STORAGE_S3_ENDPOINT: {
    kind: kinds.address('https:', 'http:'),
    unset: 'none: the data folder stores files',
    meaning: 'the address of an S3-compatible service that stores photos and other files; set the next four variables too',
    example: 'https://s3.example.org',
  },
  STORAGE_S3_BUCKET: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'the bucket, which must exist and be private',
    example: 'cogn-photos',
  },
  STORAGE_S3_REGION: {
    kind: kinds.text(1),
    default: 'us-east-1',
    meaning: 'the region, if the service has several',
    example: 'sa-east-1',
  },
  STORAGE_S3_ACCESS_KEY_ID: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'the id of a key that may put, get and delete objects of that bucket',
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

function readPhotoTypes(text: string): PhotoType[] | undefined {
  const named = text.split(',').map((entry) => entry.trim());
  const types = photoTypes.filter((type) => named.includes(type));
  return named.length === types.length ? types : undefined;
}

/** The operator's limits for photos: the maximum size in bytes, and the accepted types. */
export function readPhotoLimits(value: Values<typeof photoVariables>): { largest: number; types: PhotoType[] } {
  return { largest: value.PHOTO_MAX_MB * megabyte, types: value.PHOTO_TYPES };
}

/**
 * Reads the settings of the S3-compatible store. All of them must be set, or none: without the key, the first user's
 * upload would fail. Throws `ConfigError`.
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
