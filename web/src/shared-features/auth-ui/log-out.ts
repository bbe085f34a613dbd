import { keptPush } from '#shared-features/push/kept-push.ts';
import { signOut } from '#core/session/sign-out.ts';

let asked = false;

/** Signs the person out because they asked to. Rejects with `SignOutFailed`, still signed in, when the server can't be told. */
export async function logOut(options?: { evenIfUnreachable?: boolean }): Promise<void> {
  asked = true;
  try {
    if (keptPush.get()) await tellPushEnds();
    await signOut(options);
  } finally {
    asked = false;
  }
}

/** Whether the sign-out that is being announced was asked for, rather than the server's word that the session is over. */
export function logOutWasAsked(): boolean {
  return asked;
}

/** While there still is a session to say it with. What cannot be fetched or told now, the server learns from the push service. */
async function tellPushEnds(): Promise<void> {
  await import('#shared-features/push/leave-push.ts').then((leaving) => leaving.tellPushEnds()).catch(() => undefined);
}
