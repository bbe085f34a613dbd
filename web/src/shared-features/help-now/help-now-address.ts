import { useLocation, useNavigate } from 'react-router';

/** `?help=now` on any address: Help now is open. So Back closes it, and a shortcut can lead to it. */
export const helpParameter = 'help';

let openedHere = false;

/** Whether Help now is open, and the ways to open and close it. What else the address and its history entry hold stays. */
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
