let given = false;

/**
 * Notes, for this tab, that the person agreed to the policy as it is now. The policy is read outside the house, where nothing is
 * written from; the house takes the note when it stands again, and keeps the consent.
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
