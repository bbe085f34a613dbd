/** Somebody whom an alert goes to, as the profile holds them. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}
