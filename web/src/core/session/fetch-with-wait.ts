/** `fetch` for the auth library, which passes on only the message of a 503: the seconds of its Retry-After are written into that message. */
export async function fetchWithWait(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const wait = response.headers.get('retry-after');
  if (response.status !== 503 || !wait) return response;
  return Response.json({ message: `${wait} seconds` }, response);
}
