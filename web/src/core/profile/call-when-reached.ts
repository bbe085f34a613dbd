import { serverNow } from '#core/wire/server-time.ts';

/** The longest wait that a timer can hold, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls once this instant is reached by the server's clock; answers what stops it. How far that clock is ahead is learned again with each answer,
 * and a timer sleeps with its device: so what the timer says is looked at again, or the call would come too early and change nothing.
 */
export function callWhenReached(instant: string | null, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(): void {
    const left = Date.parse(instant ?? '') - serverNow().getTime();
    if (left > 0) timer = setTimeout(look, Math.min(left, longestTimer));
  }
  function look(): void {
    if (Date.parse(instant ?? '') > serverNow().getTime()) wait();
    else call();
  }
  wait();
  return () => clearTimeout(timer);
}
