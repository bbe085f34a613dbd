import { storedPush } from '#shared-features/push/stored-push.ts';
import { signOut } from '#core/session/sign-out.ts';

let asked = false;

/**
 * Signs out at the user's request. If the server is unreachable, rejects with `SignOutFailed`, and the user stays signed in.
 * With `evenIfUnreachable`, signs out on this device alone instead.
 */
export async function logOut(options?: { evenIfUnreachable?: boolean }): Promise<void> {
  asked = true;
  try {
    if (storedPush.get()) await unregisterDevice();
    await signOut(options);
  } finally {
    asked = false;
  }
}

/** Whether the user asked this tab for the sign-out that is happening now. */
export function logOutWasAsked(): boolean {
  return asked;
}

/**
 * Stops push notifications to this device. Call it while the session exists. If this fails, the server learns later from the
 * push service that the subscription has ended.
 */
async function unregisterDevice(): Promise<void> {
  await import('#shared-features/push/leave-push.ts').then((leaving) => leaving.unregisterPush()).catch(() => undefined);
}
