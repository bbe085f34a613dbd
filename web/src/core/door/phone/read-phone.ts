/** The number in what was typed or pasted, as '+' and its digits; null when it has no country code or cannot be a number. */
export function readPhone(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s\-–().]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain : null;
}
