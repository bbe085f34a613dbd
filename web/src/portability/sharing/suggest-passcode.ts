import { shortestPasscode } from '@cogn/shared/health-link-limits.ts';

/** A passcode of random digits, which are easy to say and to type in every language. */
export function suggestPasscode(): string {
  const digits: number[] = [];
  while (digits.length < shortestPasscode) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes above 249 would make the low digits more likely.
    if (byte < 250) digits.push(byte % 10);
  }
  return digits.join('');
}
