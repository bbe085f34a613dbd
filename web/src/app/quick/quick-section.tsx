import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import type { QuickPart } from './quick-parts.ts';

/** One page's part of the sheet, under the page's own name. */
export function QuickSection({ of: { page, Part } }: { of: QuickPart }) {
  const titles = useMessagesOf('titles');
  const heading = `quick-${page.id}`;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 id={heading} className="flex items-center gap-2.5 font-heading font-semibold">
        <PagePicture page={page} />
        {titles(page.id)}
      </h3>
      <Part />
    </section>
  );
}
