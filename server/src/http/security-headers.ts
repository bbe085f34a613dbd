import type { MiddlewareHandler } from 'hono';

/**
 * Allows only the server's own files, and images from `data:` and `blob:` URLs. Forbids inline code and framing. Styles that
 * scripts set through the DOM do not count as inline. The WebSocket address is listed explicitly, because Safari before version
 * 16 does not include it in 'self'.
 */
const contentSecurityPolicy = (siteUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(siteUrl).origin.replace(/^http/, 'ws')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Allows the microphone for dictation. Allows keeping the screen awake for cooking mode, and for a message that the user shows to
 * somebody. Forbids the other features below.
 */
const permissionsPolicy = [
  'microphone=(self)',
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * Sets the security headers on every response, but keeps those that a response already has. If the site's address is
 * `https:`, also sends HSTS.
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(siteUrl)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['permissions-policy', permissionsPolicy],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ];
  if (siteUrl.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}
