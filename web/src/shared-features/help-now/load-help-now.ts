import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { workingTime } from '#lib/working-time.ts';

/** How long a person in need waits for the whole of it before the few numbers are shown instead, in milliseconds of `workingTime`. */
const patience = 1500;

/** Fetches Help now with its messages; it opens at once after that, also without a network. */
export async function fetchHelpNow() {
  const [{ HelpNow }] = await Promise.all([import('./help-now.tsx'), loadNamespaces(currentLanguage(), ['help-now'])]);
  return HelpNow;
}

/** The same, but rejects when it takes too long for somebody who is waiting. */
export function loadHelpNow() {
  const tooLong = workingTime(patience).then(() => Promise.reject(new Error('it takes too long')));
  return Promise.race([fetchHelpNow(), tooLong]);
}
