/**
 * Keeps the screen on until the caller runs the returned function (Screen Wake Lock). Browsers release the lock when the tab
 * is hidden, so it is requested again each time the page is visible. `notify` reports whether the lock is active: a browser
 * may refuse (low battery, plain http).
 */
export function keepAwake(notify?: (awake: boolean) => void): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (!wanted) return await given.release();
      lock = given;
      notify?.(true);
    } catch {
      if (wanted) notify?.(false);
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
