import { useLocation, useNavigate } from 'react-router';
import type { QuickMessage } from './use-quick-messages.ts';

/** The parameter of the address that names the message on the whole screen: so Back closes it and a reload restores it. */
const parameter = 'message';

/** The message that the address asks to show, and how to open and close it. */
export function useShownMessage(messages: readonly QuickMessage[]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(parameter);
  const addressWith = (id: string | null) => {
    const parameters = new URLSearchParams(search);
    if (id === null) parameters.delete(parameter);
    else parameters.set(parameter, id);
    return { pathname, search: parameters.toString() };
  };
  return {
    shown: messages.find(({ id }) => id === asked),
    show: (id: string) => void navigate(addressWith(id), { state: { opened: true } }),
    close(): void {
      // Opened on this page: one step back. Come by the address: there is nothing behind it.
      if ((state as { opened?: boolean } | null)?.opened) void navigate(-1);
      else void navigate(addressWith(null), { replace: true });
    },
  };
}
