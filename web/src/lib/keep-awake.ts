/**
 * Keeps the screen from going dark until the answered function is called (Screen Wake Lock). A browser takes the lock back when the tab is
 * hidden, so it is fetched again each time the page is seen. One that can't, or won't (low battery, a plain http address), leaves the screen as it
 * is; `tell` hears which it was.
 */
export function keepAwake(tell?: (awake: boolean) => void): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (!wanted) return await given.release();
      lock = given;
      tell?.(true);
    } catch {
      if (wanted) tell?.(false);
    }
  };
  const onReturn = () => void ask();
  document.addEventListener('visibilitychange', onReturn);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onReturn);
    lock?.release().catch(() => undefined);
  };
}
