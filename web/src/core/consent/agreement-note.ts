let given = false;

/**
 * Notes in this tab that the person accepted the current policy. The policy page cannot store the consent, because it is
 * outside the signed-in layout. That layout stores it when it opens again.
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
