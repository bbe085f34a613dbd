import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** History state for the target page; not part of the address. */
  state?: unknown;
}

/**
 * A link within the app: a plain click navigates without a reload, and the browser handles all other clicks (new tab, new
 * window). The router's own link component would add 3 kB of code for server rendering.
 */
export function Link({ to, state, onClick, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
