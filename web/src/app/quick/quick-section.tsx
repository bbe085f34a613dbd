import { useEffect, useRef } from 'react';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import type { QuickForm } from './load-quick-forms.ts';

interface QuickSectionProps {
  of: QuickForm;
  isOpen: boolean;
  /** Whether the person opened the form with its tile. If so, the form's heading gets the focus. */
  byPress: boolean;
  /** Where the form scrolls to if the person opened it with its tile. */
  align: 'nearest' | 'start';
}

/**
 * The form of one page, with the page's name as heading. A closed form is only hidden, so that typed text and choices are
 * not lost.
 */
export function QuickSection({ of: { page, Form }, isOpen, byPress, align }: QuickSectionProps) {
  const titles = useMessagesOf('titles');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = sectionId(page.id);
  useEffect(() => {
    const opened = section.current;
    if (!isOpen || !byPress || !opened) return;
    heading.current?.focus({ preventScroll: true });
    // The form's fields may appear later, so the section is kept in view while it grows, until the person uses the sheet.
    const growth = new ResizeObserver(() => opened.scrollIntoView({ block: align }));
    const stop = () => growth.disconnect();
    growth.observe(opened);
    for (const use of ['pointerdown', 'keydown', 'wheel']) addEventListener(use, stop, { once: true });
    return stop;
  }, [isOpen, byPress, align]);
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
