import { useLocation, useNavigate } from 'react-router';

/** `?help=now` on any URL opens Help now, so that Back closes it and shortcuts can link to it. */
export const helpParameter = 'help';

let openedHere = false;

/**
 * Whether Help now is open, and functions to open and close it. The functions keep the rest of the URL and the history
 * state.
 */
export function useHelpNow() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOpen = query.has(helpParameter);
  return {
    isOpen,
    open() {
      query.set(helpParameter, 'now');
      openedHere = true;
      void navigate({ search: `?${query}`, hash }, { state });
    },
    close() {
      query.delete(helpParameter);
      if (openedHere) void navigate(-1);
      else void navigate({ search: `?${query}`, hash }, { state, replace: true });
      openedHere = false;
    },
  };
}
