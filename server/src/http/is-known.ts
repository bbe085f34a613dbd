/** Whether the caller holds this very content already. A weak mark counts too: proxies weaken ours when they pack anew. */
export function isKnown(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match');
  if (held === null) return false;
  return held.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag);
}
