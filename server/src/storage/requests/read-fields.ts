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
  return parseFields(given, shape, 'body');
}

/** Checks a request's fields by a schema. Throws `InvalidRequest` with the name of the invalid field, after `part`. */
export function parseFields<Shape extends z.ZodType>(given: unknown, shape: Shape, part: string): z.output<Shape> {
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = `${part}/${issue?.path.join('/') ?? ''}`;
  throw new Refusal('InvalidRequest', { message: `${field} ${issue?.message ?? 'is wrong'}` });
}
