/** The addresses that are open without a session (specification, section 2). */
export const openPaths: readonly string[] = ['/auth', '/forgot-password', '/update-password', '/welcome'];
