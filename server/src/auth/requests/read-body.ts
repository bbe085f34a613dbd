import type { z } from 'zod';
import { Refusal } from '#errors.ts';

/**
 * The JSON body, checked. Refuses with `bad_json` what is no JSON object, with `validation_failed` and the first thing that is wrong
 * what does not fit.
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text();
  let given: unknown;
  try {
    given = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_json', { cause: error });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Refusal('bad_json');
  const checked = schema.safeParse(given);
  if (!checked.success) throw new Refusal('validation_failed', { message: sentence(checked.error.issues[0]) });
  return checked.data;
}

function sentence(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'The request is not valid.';
  const where = issue.path.map(String).join('.');
  return issue.code === 'custom' || issue.code === 'too_big' || where === '' ? issue.message : `${where}: ${issue.message}`;
}
