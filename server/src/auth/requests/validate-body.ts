import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { readBody } from './read-body.ts';

/** Middleware: the JSON body, checked (see read-body.ts); read it with `context.var.body`. */
export function validateBody<Schema extends z.ZodType>(schema: Schema) {
  return createMiddleware<{ Variables: { body: z.output<Schema> } }>(async (context, next) => {
    context.set('body', await readBody(context.req.raw, schema));
    await next();
  });
}
