import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import type { QuickPart } from './quick-parts.ts';

/** One page's part of the sheet, under the page's own name; on one line until it is opened, where the page says so. */
export function QuickSection({ of: { page, Part } }: { of: QuickPart }) {
  const titles = useMessagesOf('titles');
  const [wasOpen, setWasOpen] = useState(false);
  const id = `quick-${page.id}`;
  const heading = (
    <h3 id={id} className="flex flex-1 items-center gap-2.5 font-heading font-semibold">
      <PagePicture page={page} />
      {titles(page.id)}
    </h3>
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      {page.quickFolds ? (
        <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)} className="group">
          <summary className="flex min-h-11 list-none items-center rounded-md hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
            {heading}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-primary group-open:rotate-180" />
          </summary>
          <div className="pt-3">{wasOpen && <Part />}</div>
        </details>
      ) : (
        <>
          {heading}
          <Part />
        </>
      )}
    </section>
  );
}
