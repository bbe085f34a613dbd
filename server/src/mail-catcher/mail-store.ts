import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type CaughtMail } from './caught-mail.ts';

/** A mail in the folder, with its file name as id. */
export type CaughtMessage = CaughtMail & { id: string };

const shownAtMost = 200;

/** The mails of a folder. Each mail is one `.eml` file, named by its arrival time. Only the folder's owner can read the files. */
export function mailStore(folder: string) {
  let last = 0;
  const namesOfAll = async () => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  };
  // Cache the parsed files, which never change: a test that waits for a mail polls them several times a second.
  let read = new Map<string, CaughtMessage>();
  return {
    async keep(raw: Uint8Array): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Give each mail a later time than the mail before it, so that two mails of one millisecond keep their order.
      last = Math.max(last + 1, Date.now());
      const name = `${new Date(last).toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), raw, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    /** Returns the newest mails first, at most 200. */
    async list(): Promise<CaughtMessage[]> {
      const newest = (await namesOfAll()).sort().reverse().slice(0, shownAtMost);
      const mails = await Promise.all(
        newest.map(async (id) => read.get(id) ?? { id, ...(await readMail(await readFile(join(folder, id)))) }),
      );
      read = new Map(mails.map((mail) => [mail.id, mail]));
      return mails;
    },
    /** Removes every mail to these addresses. For a phone number, removes the text messages to that number. */
    async forget(addresses: readonly string[]): Promise<void> {
      const ours = new Set(addresses.flatMap((address) => [address, `${address.replace(/^\+/, '')}@sms.localhost`]));
      for (const name of await namesOfAll()) {
        const { to } = await readMail(await readFile(join(folder, name)));
        if (to.some((address) => ours.has(address.toLowerCase()))) await rm(join(folder, name), { force: true });
      }
    },
  };
}
