import type { Context } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal, type RefusalCode } from '#errors.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id in the address of a request. What is no id leads to nothing, and is refused as that is. */
export function idOf(context: Context<RequestEnvironment>, otherwise: RefusalCode = 'user_not_found'): string {
  const id = context.req.param('id') ?? '';
  if (!uuid.test(id)) throw new Refusal(otherwise);
  return id;
}
