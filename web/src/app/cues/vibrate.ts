/** How long the touch lasts, in ms. */
const touch = 20;

/** Whether this browser offers vibration. Whether the device has a motor, no browser tells. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** One short touch, where the device can. */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(touch);
}
