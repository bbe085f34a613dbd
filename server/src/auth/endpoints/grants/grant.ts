import type { z } from 'zod';
import type { AuthContext } from '../../auth-context.ts';
import { readFields } from '../../requests/validate-body.ts';
import type { Sender } from '../../requests/sender.ts';

/** Handles one grant type of POST token. Each grant reads and validates its own body. */
export type Grant = (auth: AuthContext, request: Request, sender: Sender) => Promise<Response>;

export function defineGrant<Schema extends z.ZodType>(
  schema: Schema,
  handle: (auth: AuthContext, body: z.output<Schema>, sender: Sender) => Promise<Response>,
): Grant {
  return async (auth, request, sender) => handle(auth, await readFields(request, schema), sender);
}
