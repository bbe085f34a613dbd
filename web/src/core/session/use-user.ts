import type { User } from './stored-session.ts';
import { useSession } from './use-session.ts';

/** The signed-in person's account: null when nobody is signed in, undefined while that isn't known. */
export function useUser(): User | null | undefined {
  const session = useSession();
  return session ? session.user : session;
}
