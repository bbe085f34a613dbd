/** Characters that neither FHIR's strings nor XML 1.0 may contain. */
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** The text without surrounding space and without characters that FHIR forbids. A lone surrogate becomes U+FFFD. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll(forbidden, '').trim();
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => plainText(text).replaceAll(/[&<>"]/gu, (letter) => entities[letter] ?? '');

/** What a reader sees of a section: sentences, then a list. */
export interface Lines {
  readonly sentences?: readonly string[];
  readonly items?: readonly string[];
}

/** A FHIR narrative in the language of the file (`locale`, such as 'pt-BR'): XHTML with every text escaped. */
export function narrative({ sentences = [], items = [] }: Lines, locale: string): { status: 'generated'; div: string } {
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : '';
  const paragraphs = sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('');
  const language = `lang="${escaped(locale)}" xml:lang="${escaped(locale)}"`;
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml" ${language}>${paragraphs}${list}</div>` };
}
