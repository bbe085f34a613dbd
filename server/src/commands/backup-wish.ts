/** What an operator asks: a copy of everything into a file, sealed where there is a passphrase. */
export interface BackupWish {
  backup: string;
  passphrase?: string | undefined;
  /** Whether the file's folder is made where it is not there. */
  makeFolder?: boolean | undefined;
}
