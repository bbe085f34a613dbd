import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Printer } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PrintAlone } from '#shared-features/print/print-alone.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { ShownDocument } from './shown-document.ts';

/** A shared document, to read and to print. Only the document is printed, without the page around it. */
export function SharedDocument({ document }: { document: ShownDocument }): ReactNode {
  const t = useMessages('health-link');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-6">
      <DocumentText {...document} heading={heading} />
      <p className="text-sm text-muted">{t('notStored')}</p>
      {typeof window.print === 'function' && (
        <div>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      )}
      <PrintAlone className="flex flex-col gap-6 text-ink">
        <DocumentText {...document} />
      </PrintAlone>
    </article>
  );
}

/** The document's texts stay in the document's language. The labels around them are in the reader's language. */
function DocumentText({
  heading,
  title,
  person,
  date,
  language,
  sentences,
  sections,
  withheld,
}: ShownDocument & { heading?: Ref<HTMLHeadingElement> }): ReactNode {
  const t = useMessages('health-link');
  const locale = useLocale();
  const made = date === null ? Number.NaN : Date.parse(date);
  return (
    <>
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} lang={language} className="text-2xl">
          {title}
        </h1>
        {person !== null && (
          <p lang={language} className="text-xl font-semibold wrap-anywhere">
            {person}
          </p>
        )}
        {!Number.isNaN(made) && (
          <p className="text-muted">
            {t('made', { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(made) })}
          </p>
        )}
        {sentences.map((sentence) => (
          <p key={sentence} lang={language}>
            {sentence}
          </p>
        ))}
      </header>
      {sections.map((section) => (
        <Card key={section.title} lang={language} className="flex flex-col gap-3">
          <h2 className="text-lg">{section.title}</h2>
          <Lines {...section} />
        </Card>
      ))}
      {withheld.length > 0 && (
        <p className="text-muted">
          {t('withheld')} <span lang={language}>{new Intl.ListFormat(language).format(withheld)}</span>
        </p>
      )}
    </>
  );
}

function Lines({ lines, isList }: { lines: readonly string[]; isList: boolean }): ReactNode {
  if (!isList)
    return lines.map((line, index) => (
      <p key={index} className="wrap-anywhere text-muted">
        {line}
      </p>
    ));
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <li key={index} className="wrap-anywhere whitespace-pre-line">
          <Line text={line} />
        </li>
      ))}
    </ul>
  );
}

/** A line. The words before its first colon name the rest, such as a medicine or a question, so they are emphasized. */
function Line({ text }: { text: string }): ReactNode {
  const end = text.indexOf(': ') + 2;
  if (end < 3 || end > longestName) return text;
  return (
    <>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      {text.slice(end)}
    </>
  );
}

/** The words before a colon count as a name only up to this many characters. */
const longestName = 60;
