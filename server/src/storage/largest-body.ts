import { largestPhoto } from '@cogn/shared/limits.ts';
import { formOverheadBytes } from './requests/read-upload.ts';

/** A hundred paths of two hundred letters, several times over. */
const largestQuestion = 64 * 1024;
// eslint-disable-next-line redos/no-vulnerable -- lookahead over fixed words, anchored
const upload = /^\/storage\/v1\/object\/(?!(?:sign|upload|list|list-v2|move|copy|info|authenticated|public)\/)[^/]+\/./;
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\/./;

/** How many bytes a request of storage/v1 may bring: those of a picture where one is put, else those of a question in JSON. */
export function largestBodyOf(method: string, path: string): number {
  const brings = method === 'PUT' ? upload.test(path) || signedUpload.test(path) : method === 'POST' && upload.test(path);
  return brings ? largestPhoto + formOverheadBytes : largestQuestion;
}
