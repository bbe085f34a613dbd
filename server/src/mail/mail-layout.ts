/** One part of a mail's content. All texts are plain, and this module escapes them. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'address'; label: string; link: string };

interface MailPage {
  tag: string;
  title: string;
  parts: MailPart[];
}

const fonts = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const paragraph = `margin:0 0 20px;${fonts};font-size:17px;line-height:1.6;color:#2f2f3a`;
const small = `margin:0 0 6px;${fonts};font-size:15px;line-height:1.6;color:#4b4b58`;

/** Returns a mail as HTML: one column without pictures, scripts or style sheets. The text contrast is 7:1 or better. */
export function htmlOf(page: MailPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(page.tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(page.title)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f1ec">
<div role="article" lang="${escapeHtml(page.tag)}" aria-label="${escapeHtml(page.title)}" style="max-width:560px;margin:0 auto;padding:32px 20px">
<div style="background:#fdfcfa;border:1px solid #dedad0;border-radius:12px;padding:32px 24px">
<h1 style="margin:0 0 20px;${fonts};font-size:24px;line-height:1.3;color:#2f2f3a">${escapeHtml(page.title)}</h1>
${page.parts.map(htmlPart).join('\n')}
</div>
</div>
</body>
</html>
`;
}

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="${paragraph}">${escapeHtml(part.text)}</p>`;
    case 'button':
      return `<p style="margin:0 0 28px"><a href="${escapeHtml(part.link)}" style="display:inline-block;background:#34506b;color:#ffffff;text-decoration:none;border-radius:8px;padding:14px 24px;${fonts};font-size:17px;line-height:1.4;font-weight:600">${escapeHtml(part.label)}</a></p>`;
    case 'code':
      return `<p style="${small}">${escapeHtml(part.label)}</p>
<p style="margin:0 0 24px;font-family:ui-monospace,Consolas,monospace;font-size:28px;line-height:1.4;letter-spacing:4px;color:#2f2f3a">${escapeHtml(part.code)}</p>`;
    case 'address':
      return `<p style="${small}">${escapeHtml(part.label)}</p>
<p style="margin:0 0 24px;${fonts};font-size:14px;line-height:1.5;word-break:break-all"><a href="${escapeHtml(part.link)}" style="color:#2b4a68">${escapeHtml(part.link)}</a></p>`;
  }
}

/** Returns a mail as plain text, with the same content as its HTML. */
export function textOf(page: MailPage): string {
  const lines = page.parts.flatMap((part) => {
    switch (part.kind) {
      case 'text':
        return [part.text, ''];
      case 'button':
        return [`${part.label}:`, part.link, ''];
      case 'code':
        return [part.label, part.code, ''];
      case 'address':
        return [];
    }
  });
  return [page.title, '', ...lines].join('\n').trimEnd() + '\n';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
