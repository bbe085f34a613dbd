import { cors } from 'hono/cors';

/**
 * Lets pages of any origin call the protocol, as hosted servers do: rights come from the token in a header, never from a cookie, so no
 * credentials are allowed. The headers that a page asks to send are granted as asked, because client libraries add new ones.
 */
export const crossOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: [
      'content-range',
      'content-location',
      'location',
      'preference-applied',
      'x-total-count',
      'link',
      'retry-after',
      'x-request-id',
      'x-supabase-api-version',
      'x-sb-error-code',
    ],
    maxAge: 3600,
  });
