/** A backup cannot be made or put back, and why; the message is for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
