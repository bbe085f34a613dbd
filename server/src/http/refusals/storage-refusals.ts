import type { RefusalFacts } from '#errors.ts';

/**
 * The refusals of storage/v1, with the codes, statuses and messages of Supabase's storage server. `error` is that server's older
 * name for the code, on which clients match. Without it, the response repeats the code.
 */
export const storageRefusals = {
  InvalidRequest: { status: 400, message: 'The request is not valid.' },
  InvalidKey: { status: 400, message: 'Invalid key' },
  InvalidJWT: { status: 400, message: 'Invalid JWT' },
  InvalidSignature: { status: 400, message: 'The url does not match the signature' },
  InvalidMimeType: { status: 415, message: 'mime type is not supported', error: 'invalid_mime_type' },
  EntityTooLarge: {
    status: 413,
    message: 'The object exceeded the maximum allowed size',
    error: 'Payload too large',
  },
  InvalidBucketName: { status: 400, message: 'Bucket name invalid', error: 'Invalid Input' },
  NoSuchBucket: { status: 404, message: 'Bucket not found', error: 'Bucket not found' },
  NoSuchKey: { status: 404, message: 'Object not found', error: 'not_found' },
  KeyAlreadyExists: { status: 409, message: 'The resource already exists', error: 'Duplicate' },
  ResourceAlreadyExists: { status: 409, message: 'The resource already exists', error: 'Duplicate' },
  ResourceNotEmpty: { status: 409, message: 'The bucket you tried to delete is not empty' },
  AccessDenied: { status: 403, message: 'Access denied', error: 'Unauthorized' },
  NotSupported: { status: 400, message: 'This server does not offer that.' },
  SlowDown: { status: 503, message: 'Too many pictures are waiting. Try again shortly.' },
} satisfies Record<string, RefusalFacts & { error?: string }>;

/** The older name of an error code, for the field `error` of responses. */
export function storageErrorWord(code: string): string {
  return (storageRefusals as Record<string, { error?: string }>)[code]?.error ?? code;
}
