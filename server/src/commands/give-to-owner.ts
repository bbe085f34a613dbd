import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  uid: number;
  gid: number;
}

/** The system, as tests replace it. */
interface System {
  /** Who runs this process; undefined where the system knows no such numbers. */
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
 * Gives what root made in a data folder to the folder's own user. A command that runs as root while the service is stopped would otherwise leave files that the
 * service cannot open; systemd corrects owners only where the folder itself has the wrong one. Does nothing for other users.
 */
export function giveToOwner(folder: string, system: System = realSystem): void {
  // With a dot, the target of a link: systemd's state folders are reached by one.
  const owner = system.ownerOf(`${folder}/.`);
  if (system.uid !== 0 || !owner || owner.uid === 0) return;
  giveContent(folder, owner, system);
}

function giveContent(folder: string, owner: Owner, system: System): void {
  for (const name of system.namesIn(folder)) {
    const path = join(folder, name);
    const found = system.ownerOf(path);
    if (found?.isDirectory) giveContent(path, owner, system);
    // A file with a second name may be one that lies elsewhere.
    if (found?.uid === 0 && (found.isDirectory || found.links === 1)) system.give(path, owner);
  }
}
