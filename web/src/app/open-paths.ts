/** The addresses that are open without a session. All others redirect to the sign-in. */
export const openPaths: readonly string[] = ['/auth', '/forgot-password', '/update-password', '/welcome'];
