import type { Config } from './config.ts';

const thisMachine = ['localhost', '127.0.0.1', '::1', '[::1]'];

/**
 * Returns warnings about settings that are only meant for development and tests. Returns none if the server is
 * reachable only from this machine.
 */
export function unsafeSettings({ siteUrl, host, confirmPhone, allowTxRollback }: Config): string[] {
  if (thisMachine.includes(new URL(siteUrl).hostname) && thisMachine.includes(host)) return [];
  return [
    ...(confirmPhone
      ? []
      : [
          'CONFIRM_PHONE: false lets anybody take a number that is not theirs; if its owner signs in by a code, the other one reads along',
        ]),
    ...(allowTxRollback
      ? ['ALLOW_TX_ROLLBACK: true lets every client ask that its request saves nothing; it is for tests only']
      : []),
  ];
}
