/** A JSON response that proxies and browsers must not cache. */
export function jsonResponse(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
