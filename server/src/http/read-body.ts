import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/** Reads a body by its shape. Refuses with `bad_json` and `validation_failed`, naming the member that is wrong. */
export async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  // Outside of the try: a body that broke off is no bad JSON.
  const text = await request.text();
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_json', { cause: error });
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('validation_failed', { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}
