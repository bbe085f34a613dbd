import type { CSSProperties, ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '#ui/lib/class-names.ts';

interface PrintAloneProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
}

/**
 * Content for printing: invisible on screen, alone on paper, and always in the light theme. `styles/base.css` hides the rest of
 * the page on paper.
 */
export function PrintAlone({ children, ref, className, style }: PrintAloneProps): ReactNode {
  return createPortal(
    <div
      ref={ref}
      data-print-alone
      data-theme="light"
      inert
      aria-hidden
      className={joinClasses('invisible fixed end-full top-0 print:visible print:static', className)}
      style={style}
    >
      {children}
    </div>,
    document.body,
  );
}
