import { Refusal } from '#errors.ts';

/** The maximum bytes of an upload form in addition to its file. */
export const formOverheadBytes = 64 * 1024;

/**
 * Reads the bytes of an upload. They are the body itself, or the first file of a form, which the client library sends.
 * Ignores the file's name and declared type. Refuses custom metadata, because the server would not store it.
 */
export async function readUpload(request: Request, mostBytes: number): Promise<Uint8Array> {
  if (request.headers.has('x-metadata')) throw noMetadata();
  const bytes = isForm(request) ? await readForm(request) : new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) throw new Refusal('InvalidRequest', { message: 'No content provided' });
  if (bytes.length > mostBytes) throw new Refusal('EntityTooLarge');
  return bytes;
}

const isForm = (request: Request) =>
  request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') === true;

async function readForm(request: Request): Promise<Uint8Array> {
  const form = await request.formData().catch((error: unknown) => {
    // The form parser throws a TypeError for an invalid form. Other errors, such as the refusal of a too large body,
    // pass through.
    throw error instanceof TypeError ? new Refusal('InvalidRequest', { message: 'The form cannot be read.' }) : error;
  });
  if (form.has('metadata')) throw noMetadata();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw new Refusal('InvalidRequest', { message: 'No content provided' });
  return new Uint8Array(await file.arrayBuffer());
}

const noMetadata = () => new Refusal('NotSupported', { message: 'Metadata of one’s own is not kept.' });
