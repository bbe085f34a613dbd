/** Takes away this device's notifications of these alarms. Does nothing where the browser has none. */
export async function closeNotifications(keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !('getNotifications' in registration)) return;
  for (const notification of await registration.getNotifications())
    if (keys.includes(notification.tag)) notification.close();
}
