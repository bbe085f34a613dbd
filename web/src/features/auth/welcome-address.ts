/** Where the mail's button leads: the welcome page, which knows from it whether to go on to the plans. */
export function welcomeAddress(premium: boolean): string {
  return `${location.origin}/welcome?premium=${String(premium)}`;
}
