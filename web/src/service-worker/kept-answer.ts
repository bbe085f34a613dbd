/** What describes the packing on the way, not the text itself. */
const ofTheWay = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Whether an answer may be kept as a file of the build. What answers for the server at times (the page for an unknown address, a sign-in page
 * of a network) is a page with status 200; kept under a script's name it would never leave again.
 */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !(headers.get('content-type') ?? '').startsWith('text/html');
}

/**
 * The page as it is to be kept, with what its headers ask of the browser. Made anew, because an answer that came by way of a redirect, as some
 * hosts lead /index.html to /, is refused by browsers when a page is opened.
 */
export function asPage(text: string, headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ofTheWay) kept.delete(name);
  return new Response(text, { headers: kept });
}
