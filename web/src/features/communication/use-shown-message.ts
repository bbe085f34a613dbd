import { useLocation, useNavigate } from 'react-router';

/**
 * The URL parameter that names the full-screen message. With it, Back closes the message, and a reload restores the
 * message.
 */
const parameter = 'message';

/** The message that the URL names, with functions to open and close it. */
export function useShownMessage<Message extends { readonly id: string }>(messages: readonly Message[]) {
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
      // If this page opened the message, go back one step. If the person arrived at the message's URL directly, the history
      // has no earlier entry of this page.
      if ((state as { opened?: boolean } | null)?.opened) void navigate(-1);
      else void navigate(addressWith(null), { replace: true });
    },
  };
}
