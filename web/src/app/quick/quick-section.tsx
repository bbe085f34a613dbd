import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import type { QuickPart } from './quick-parts.ts';

/** A page's part of the sheet under the page's name; folded to one line if the page says so. */
export function QuickSection({ of: { page, Part }, initiallyOpen }: { of: QuickPart; initiallyOpen: boolean }) {
  const titles = useMessagesOf('titles');
  const [opened, setOpened] = useState(initiallyOpen || !page.quickFolds);
  const id = `quick-${page.id}`;
  const name = (
    <>
      <PagePicture page={page} />
      <span className="flex-1">{titles(page.id)}</span>
    </>
  );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 id={id} className="flex items-center gap-2.5 font-heading font-semibold">
        {page.quickFolds ? (
          // A button instead of a summary: the dialog's focus trap does not find a summary.
          <button
            type="button"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
            className="flex min-h-11 flex-1 items-center gap-2.5 rounded-md text-start hover:bg-primary-soft"
          >
            {name}
            <ChevronDown aria-hidden className={`size-5 shrink-0 text-primary ${opened ? 'rotate-180' : ''}`} />
          </button>
        ) : (
          name
        )}
      </h3>
      {opened && <Part />}
    </section>
  );
}
