/**
 * Copies a text to the clipboard. Returns false without a secure context (https or localhost), or if the browser
 * refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
