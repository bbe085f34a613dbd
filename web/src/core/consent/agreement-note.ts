let given = false;

/**
 * Notes, for this tab, that the person agreed to the policy as it is now. The policy is read outside the signed-in layout, where nothing can be
 * written from; the signed-in layout reads the note when it opens again, and stores the consent.
 */
export function noteAgreement(): void {
  given = true;
}

/** Whether something was noted since the last time; once asked, it is no longer. */
export function takeAgreement(): boolean {
  const was = given;
  given = false;
  return was;
}
