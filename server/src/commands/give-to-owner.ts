import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  uid: number;
  gid: number;
}

/** The system calls that this file uses; tests replace them. */
interface System {
  /** The user id of this process; undefined on systems without user ids. */
  uid: number | undefined;
  ownerOf(path: string): (Owner & { links: number; isDirectory: boolean }) | undefined;
  namesIn(folder: string): string[];
  give(path: string, owner: Owner): void;
}

const realSystem: System = {
  uid: process.getuid?.(),
  ownerOf(path) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found && { uid: found.uid, gid: found.gid, links: found.nlink, isDirectory: found.isDirectory() };
  },
  namesIn: (folder) => readdirSync(folder),
  give: (path, { uid, gid }) => {
    lchownSync(path, uid, gid);
  },
};

/**
 * If this process runs as root, makes its new files in a data folder belong to the folder's user. Otherwise a command
 * that root runs while the server is stopped would leave files that the server cannot open later. (systemd corrects
 * owners only if the folder itself has the wrong one.)
 */
export function giveToOwner(folder: string, system: System = realSystem): void {
  // The trailing dot makes the system follow a symbolic link, because systemd's state folders may be links.
  const owner = system.ownerOf(`${folder}/.`);
  if (system.uid !== 0 || !owner || owner.uid === 0) return;
  giveContent(folder, owner, system);
}

function giveContent(folder: string, owner: Owner, system: System): void {
  for (const name of system.namesIn(folder)) {
    const path = join(folder, name);
    const found = system.ownerOf(path);
    if (found?.isDirectory) giveContent(path, owner, system);
    // Skip a file with several hard links, because it may also have a name outside this folder.
    if (found?.uid === 0 && (found.isDirectory || found.links === 1)) system.give(path, owner);
  }
}
