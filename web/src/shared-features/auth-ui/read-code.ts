/** The six digits in what was typed or pasted, spaces, dashes and wide digits forgiven; null when they aren't six. */
export function readCode(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s\-–.]/g, '');
  return /^\d{6}$/.test(plain) ? plain : null;
}
