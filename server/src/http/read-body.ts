import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/** The JSON of a body; `absent` is what an empty body stands for. Refuses with `bad_json`. */
export async function readJson(request: Request, absent?: object): Promise<unknown> {
  // Outside of the try: a body that broke off is not bad JSON.
  const text = await request.text();
  if (text === '' && absent) return absent;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_json', { cause: error });
  }
}

/** Reads a body by its shape. Refuses with `bad_json` and `validation_failed`, naming the field that is wrong. */
export async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const read = shape.safeParse(await readJson(request));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('validation_failed', { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}
