import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/** Parses a body as JSON. For an empty body, returns `absent` if it is given. Refuses with `bad_json`. */
export async function readJson(request: Request, absent?: object): Promise<unknown> {
  // Not inside `try`: if reading fails because the client disconnected, the error must not become `bad_json`.
  const text = await request.text();
  if (text === '' && absent) return absent;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_json', { cause: error });
  }
}

/** Parses a body by a schema. Refuses with `bad_json`, or with `validation_failed` and the name of the invalid field. */
export async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const read = shape.safeParse(await readJson(request));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('validation_failed', { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}
