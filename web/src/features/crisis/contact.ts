/** So many contacts get an alert, in their order; each message costs the operator money. The server's number is the same. */
export const mostContacts = 10;

/** Somebody whom an alert goes to, as the profile holds them. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}
