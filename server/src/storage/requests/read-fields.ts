import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/** Parses a JSON body by a schema. Throws `InvalidRequest` with the name of the invalid field. */
export async function readFields<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const text = await request.text();
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Refusal('InvalidRequest', { message: 'The body is not JSON.' });
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('InvalidRequest', { message: `body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is wrong'}` });
}
