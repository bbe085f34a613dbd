import { Refusal } from '#errors.ts';

/** The maximum bytes of an upload form in addition to its file. */
export const formOverheadBytes = 64 * 1024;

/** An upload as the client sent it. */
export interface Upload {
  bytes: Uint8Array;
  /** The media type that the client declared, which nobody has checked. */
  declaredType: string;
}

/**
 * Reads an upload. Its bytes are the body itself, or the first file of a form, which the client library sends. Ignores
 * the file's name. Refuses custom metadata, because the server would not store it.
 */
export async function readUpload(request: Request, mostBytes: number): Promise<Upload> {
  if (request.headers.has('x-metadata')) throw noMetadata();
  const upload = isForm(request) ? await readForm(request) : await readBody(request);
  if (upload.bytes.length === 0) throw new Refusal('InvalidRequest', { message: 'No content provided' });
  if (upload.bytes.length > mostBytes) throw new Refusal('EntityTooLarge');
  return upload;
}

async function readBody(request: Request): Promise<Upload> {
  const declaredType = request.headers.get('content-type') ?? 'application/octet-stream';
  return { bytes: new Uint8Array(await request.arrayBuffer()), declaredType };
}

const isForm = (request: Request) =>
  request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') === true;

async function readForm(request: Request): Promise<Upload> {
  const form = await request.formData().catch((error: unknown) => {
    // The form parser throws a TypeError for an invalid form. Other errors, such as the refusal of a too large body,
    // pass through.
    throw error instanceof TypeError ? new Refusal('InvalidRequest', { message: 'The form cannot be read.' }) : error;
  });
  if (form.has('metadata')) throw noMetadata();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw new Refusal('InvalidRequest', { message: 'No content provided' });
  const declared = form.get('contentType');
  const declaredType = typeof declared === 'string' ? declared : file.type || 'application/octet-stream';
  return { bytes: new Uint8Array(await file.arrayBuffer()), declaredType };
}

const noMetadata = () => new Refusal('NotSupported', { message: 'Metadata of one’s own is not kept.' });
