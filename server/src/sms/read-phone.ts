/**
 * The number in what somebody typed, as text messages are addressed: its digits without the plus. Undefined when it has no country code or cannot
 * be a number: its message would go astray. The web app's door reads numbers by the same rule.
 */
export function readPhone(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[\s\-–().]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(plain) ? plain.slice(1) : undefined;
}
