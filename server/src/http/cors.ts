import { cors } from 'hono/cors';

/**
 * Lets pages of any origin send requests to this server, as hosted Supabase does. Access depends on the token in a header, never
 * on a cookie, so cross-origin requests carry no cookies. All request headers are allowed, because client libraries keep adding
 * new ones.
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
