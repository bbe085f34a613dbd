// Simulates a full disk. `node --import` loads this file into a server's process and its threads. COGN_TEST_FULL names a file.
// While that file exists, every write to its folder or a subfolder fails.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, sep } from 'node:path';

const flag = process.env.COGN_TEST_FULL ?? '';
const disk = dirname(flag) + sep;

/** Whether the file of a descriptor is on the full disk. The log (descriptors 1 and 2) never is. */
const isFull = (descriptor) =>
  descriptor > 2 && fs.existsSync(flag) && fs.readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(disk);

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

for (const name of ['writeSync', 'writevSync']) {
  const write = fs[name];
  fs[name] = (descriptor, ...rest) => {
    if (isFull(descriptor)) throw noSpace();
    return write(descriptor, ...rest);
  };
}
for (const name of ['write', 'writev']) {
  const write = fs[name];
  fs[name] = (descriptor, ...rest) => {
    if (isFull(descriptor)) process.nextTick(rest.at(-1), noSpace());
    else write(descriptor, ...rest);
  };
}
const { statfs } = fs.promises;
fs.promises.statfs = async (path, ...rest) => {
  const found = await statfs(path, ...rest);
  return fs.existsSync(flag) && `${path}${sep}`.startsWith(disk) ? Object.assign(found, { bavail: 0 }) : found;
};
syncBuiltinESMExports();
