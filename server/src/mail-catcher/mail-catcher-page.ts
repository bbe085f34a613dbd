import { escapeHtml } from '#mail/mail-layout.ts';
import { findLinks } from './caught-mail.ts';
import type { CaughtMessage } from './mail-store.ts';

/** Returns the mail catcher's page. It escapes mail contents, so that the browser never reads a mail as markup. */
export function mailCatcherPage(mails: readonly CaughtMessage[]): string {
  const articles = mails.map(mailArticle).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local outbox</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
<h1>Local outbox</h1>
<p>No mail server is set, so every mail stays here on this machine. Load the page again to see newer ones.</p>
${articles || '<p>No mail yet.</p>'}
</main>
</body>
</html>
`;
}

function mailArticle(mail: CaughtMessage): string {
  return `<article lang="${escapeHtml(mail.language || 'en')}">
<h2>${escapeHtml(mail.subject)}</h2>
<p class="facts">To ${escapeHtml(mail.to.join(', '))} · <time>${escapeHtml(mail.date)}</time></p>
<div class="text">${withLinks(mail.text)}</div>
</article>`;
}

/** Escapes a text and makes its web addresses clickable. */
function withLinks(text: string): string {
  let rest = text;
  let html = '';
  for (const link of findLinks(text)) {
    const at = rest.indexOf(link);
    html += `${escapeHtml(rest.slice(0, at))}<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`;
    rest = rest.slice(at + link.length);
  }
  return html + escapeHtml(rest);
}

/** The page's styles, light or dark by the system setting. */
export const mailCatcherStyle = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 44rem; margin: 0 auto; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
h1, h2 { line-height: 1.3; font-weight: 600; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1.1rem; margin: 0; }
.facts { margin: 0.25rem 0 1rem; opacity: 0.75; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
