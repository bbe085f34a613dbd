import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { Refusal } from '#errors.ts';
import { readJson } from '#http/read-body.ts';

/** Middleware: validates the JSON body; handlers read it with `context.var.body`. */
export function validateBody<Schema extends z.ZodType>(schema: Schema) {
  return createMiddleware<{ Variables: { body: z.output<Schema> } }>(async (context, next) => {
    context.set('body', await readFields(context.req.raw, schema));
    await next();
  });
}

/**
 * Returns the validated JSON body. Refuses with `bad_json` if it is not a JSON object, and with `validation_failed` for the
 * first invalid field.
 */
export async function readFields<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const given = await readJson(request, {});
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
