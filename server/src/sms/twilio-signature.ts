import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a form came from Twilio: `X-Twilio-Signature` is the HMAC-SHA1, by the account's secret, of the address that was called and each field's
 * name and value, in the order of the names.
 */
export function isFromTwilio(authToken: string, url: string, form: URLSearchParams, signature: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const made = createHmac('sha1', authToken).update(signedText(url, form)).digest();
  return given.length === made.length && timingSafeEqual(given, made);
}

function signedText(url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort((one, other) => (one < other ? -1 : 1));
  return (
    url +
    names
      .map((name) =>
        [...new Set(form.getAll(name))]
          .sort()
          .map((value) => name + value)
          .join(''),
      )
      .join('')
  );
}
