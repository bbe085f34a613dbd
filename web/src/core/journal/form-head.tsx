import type { ReactNode, Ref } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';
import type { Fields } from './fields.ts';
import { RemoveButton, type RemoveButtonProps } from './remove-button.tsx';

interface FormHeadProps<Of extends Fields> {
  title: ReactNode;
  /** Takes the focus when a press opens the form. */
  heading?: Ref<HTMLHeadingElement>;
  id?: string;
  className?: string;
  /** The entry that the form edits. Its removal stands at the head, because the foot of a long form is far below, and is beside Save. */
  removes?: RemoveButtonProps<Of> | false | null | undefined;
}

/** The title of a form, and beside it the button that removes the entry that it edits. */
export function FormHead<Of extends Fields>({ title, heading, id, className, removes }: FormHeadProps<Of>): ReactNode {
  const words = (
    <h2
      id={id}
      ref={heading}
      tabIndex={-1}
      className={className ?? joinClasses('scroll-mt-24 text-lg', removes && 'min-w-0 flex-1 py-2')}
    >
      {title}
    </h2>
  );
  if (!removes) return words;
  return (
    <div className="flex items-start gap-3">
      {words}
      <RemoveButton {...removes} className="-me-3.5" />
    </div>
  );
}
