import { useEffect, useRef } from 'react';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import type { QuickPart } from './quick-parts.ts';

interface QuickSectionProps {
  of: QuickPart;
  isOpen: boolean;
  /** Whether the person opened it: then it takes the focus. */
  byPress: boolean;
}

/** A page's part of the sheet under the page's name. Closed it is only hidden, so that nothing typed or chosen in it is lost. */
export function QuickSection({ of: { page, Part }, isOpen, byPress }: QuickSectionProps) {
  const titles = useMessagesOf('titles');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = sectionId(page.id);
  useEffect(() => {
    if (!isOpen || !byPress) return;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, byPress]);
  return (
    <section
      id={id}
      ref={section}
      hidden={!isOpen}
      aria-labelledby={`${id}-name`}
      className="flex flex-col gap-3"
      style={{ scrollMargin: '0.75rem' }}
    >
      <h3 id={`${id}-name`} ref={heading} tabIndex={-1} className="font-heading font-semibold">
        {titles(page.id)}
      </h3>
      <Part />
    </section>
  );
}

/** The id of a page's part, to which its tile points. */
export const sectionId = (pageId: string) => `quick-${pageId}`;
