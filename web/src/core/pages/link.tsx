import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Goes along in the history, for the page that opens; it is not in the address. */
  state?: unknown;
}

/**
 * A link to a place within the app: a plain click stays in the page, any other (new tab, new window) is the browser's own.
 * The router's own component does the same, and brings 3 kB for rendering on a server along.
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
