/** The browser's own subscription for this server's key; one that was made for another key goes first. */
export async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    return await ask();
  } catch (problem) {
    const older = await pushManager.getSubscription();
    if (!older) throw problem;
    await older.unsubscribe();
    return ask();
  }
}
