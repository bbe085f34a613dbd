import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The element in the layout's bar that shows the page's heading; null until the bar exists. If there is no bar (undefined),
 * the page shows its heading itself.
 */
export const PageBar = createContext<HTMLElement | null | undefined>(undefined);

/** The page's heading, in the layout's bar if there is one. The app focuses it when a page opens. */
export function PageHeader({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  const bar = useContext(PageBar);
  // A title of two lines fits the bar's least height, so the page below does not move when the title appears.
  const heading = (
    <h1 tabIndex={-1} className={bar === undefined ? 'text-2xl' : 'text-xl leading-6! sm:text-2xl sm:leading-8!'}>
      {title}
    </h1>
  );
  return (
    <>
      {bar && createPortal(heading, bar)}
      {(bar === undefined || description || actions) && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex flex-col gap-1">
            {bar === undefined && heading}
            {description && <p className="text-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
    </>
  );
}
