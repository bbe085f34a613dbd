import { beginningLength, checkPhoto, type PhotoProblem } from './check-photo.ts';

/** Opens a chosen file: a still picture of it to show while it is sent, or what is wrong. Never rejects. */
export async function readPhoto(file: File): Promise<{ still: ImageBitmap } | { problem: PhotoProblem }> {
  try {
    const beginning = new Uint8Array(await file.slice(0, beginningLength).arrayBuffer());
    const problem = checkPhoto(file, beginning);
    // A file that begins well may still be no picture.
    return problem ? { problem } : { still: await createImageBitmap(file) };
  } catch {
    return { problem: 'notAPhoto' };
  }
}
