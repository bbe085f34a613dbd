import PostalMime from 'postal-mime';

/** A mail that the server sent, parsed from SMTP. */
export interface CaughtMail {
  from: string;
  to: string[];
  subject: string;
  /** The time of the Date header, as an ISO text. */
  date: string;
  /** The Content-Language header. */
  language: string;
  text: string;
  html: string;
  /** All web addresses in the text part, in order. */
  links: string[];
}

/** Parses a mail received over SMTP. */
export async function readMail(raw: Uint8Array): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  return {
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map((entry) => entry.address ?? '').filter(Boolean),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    language: mail.headers.find((header) => header.key === 'content-language')?.value ?? '',
    text,
    html: mail.html ?? '',
    links: findLinks(text),
  };
}

/** Returns the web addresses in a text, without the punctuation that ends a sentence. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) => link.replace(/[.,;:!?)\]]{1,8}$/, ''));
}
