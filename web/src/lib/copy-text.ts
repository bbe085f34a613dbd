/** Puts a text on the clipboard. Returns whether it is there: without https there is no clipboard, and a browser may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
