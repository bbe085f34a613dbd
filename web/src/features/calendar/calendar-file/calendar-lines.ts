/** Text as RFC 5545 §3.3.11 has it. What is no text there (control characters) becomes a space, so that no value can begin a line. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** No line is longer than 75 octets (§3.1); what follows begins with a space. A character is never cut. */
export function foldLine(line: string): string {
  const bytes = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
