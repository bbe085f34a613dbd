// Loaded into a server's process and its threads (`node --import`): while the file of COGN_TEST_FULL is there, every write to a file fails as on a full disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.COGN_TEST_FULL ?? '';
for (const name of ['writeSync', 'writevSync']) {
  const write = fs[name];
  fs[name] = (descriptor, ...rest) => {
    // The log's descriptors are no disk.
    if (descriptor > 2 && fs.existsSync(flag)) {
      throw Object.assign(new Error(`ENOSPC: no space left on device, write`), {
        code: 'ENOSPC',
        errno: -28,
        syscall: 'write',
      });
    }
    return write(descriptor, ...rest);
  };
}
syncBuiltinESMExports();
