let given = false;

/**
 * Notes in this tab that the person accepted the current policy. The policy page is outside the signed-in layout and cannot
 * store the consent; the signed-in layout does so when it opens again.
 */
export function noteAgreement(): void {
  given = true;
}

/** Returns whether an agreement was noted, and clears the note. */
export function takeAgreement(): boolean {
  const was = given;
  given = false;
  return was;
}
