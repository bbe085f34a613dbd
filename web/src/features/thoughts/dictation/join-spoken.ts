/** Languages that put no space between sentences. */
const withoutSpaces = /^(ja|zh)\b/u;

/** A text with what was just said at its end, apart from what stands there by a space where the language has spaces. */
export function joinSpoken(text: string, spoken: string, language: string): string {
  const said = spoken.trim();
  const space = text === '' || said === '' || /\s$/u.test(text) || withoutSpaces.test(language) ? '' : ' ';
  return `${text}${space}${said}`;
}
