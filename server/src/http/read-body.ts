import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/** The JSON of a body, or `absent` for an empty body. Refuses with `bad_json`. */
export async function readJson(request: Request, absent?: object): Promise<unknown> {
  // Outside the try: an interrupted body is not bad JSON.
  const text = await request.text();
  if (text === '' && absent) return absent;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_json', { cause: error });
  }
}

/** Parses a body by its schema. Refuses with `bad_json` or with `validation_failed`, naming the invalid field. */
export async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const read = shape.safeParse(await readJson(request));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('validation_failed', { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}
