import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  uid: number;
  gid: number;
}

/** The system calls, which tests replace. */
interface System {
  /** The user of this process; undefined on systems without user ids. */
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
 * Gives root's new files in a data folder to the folder's user. Otherwise a command that runs as root would leave files
 * that the stopped service cannot open later; systemd corrects owners only if the folder itself has the wrong one. Does
 * nothing for other users.
 */
export function giveToOwner(folder: string, system: System = realSystem): void {
  // The trailing dot follows a link: systemd's state folders may be links.
  const owner = system.ownerOf(`${folder}/.`);
  if (system.uid !== 0 || !owner || owner.uid === 0) return;
  giveContent(folder, owner, system);
}

function giveContent(folder: string, owner: Owner, system: System): void {
  for (const name of system.namesIn(folder)) {
    const path = join(folder, name);
    const found = system.ownerOf(path);
    if (found?.isDirectory) giveContent(path, owner, system);
    // A file with several hard links may also have a name outside this folder.
    if (found?.uid === 0 && (found.isDirectory || found.links === 1)) system.give(path, owner);
  }
}
