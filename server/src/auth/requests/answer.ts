/** A JSON answer that nothing between us and the person may keep. */
export function answer(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
