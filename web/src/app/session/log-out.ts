import { signOut } from '#core/session/sign-out.ts';

let asked = false;

/** Signs the person out because they asked to. Rejects with `SignOutFailed`, still signed in, when the server can't be told. */
export async function logOut(options?: { evenIfUnreachable?: boolean }): Promise<void> {
  asked = true;
  try {
    await signOut(options);
  } finally {
    asked = false;
  }
}

/** Whether the sign-out that is being announced was asked for, rather than the server's word that the session is over. */
export function logOutWasAsked(): boolean {
  return asked;
}
