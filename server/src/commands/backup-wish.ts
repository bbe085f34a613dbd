/** What an operator asks: a copy of everything into a file, sealed where there is a passphrase. */
export interface BackupWish {
  backup: string;
  passphrase?: string | undefined;
}
