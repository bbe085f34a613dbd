import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** History state for the target page; not part of the address. */
  state?: unknown;
}

/**
 * A link within the app: plain clicks navigate without a reload, others (new tab, new window) stay with the browser. The router's own
 * component adds 3 kB for server rendering.
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
