import { useEffect, useRef } from 'react';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import type { QuickForm } from './load-quick-forms.ts';

interface QuickSectionProps {
  of: QuickForm;
  isOpen: boolean;
  /** Whether the person opened the form with its tile. If so, the form's heading gets the focus. */
  byPress: boolean;
}

/**
 * The form of one page, with the page's name as heading. A closed form is only hidden, so that typed text and choices are
 * not lost.
 */
export function QuickSection({ of: { page, Form }, isOpen, byPress }: QuickSectionProps) {
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
      <Form />
    </section>
  );
}

/** The element id of a page's form. The page's tile names it in `aria-controls`. */
export const sectionId = (pageId: string) => `quick-${pageId}`;
