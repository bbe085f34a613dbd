// Records in a built web app for which program version it was built: `node server/src/commands/mark-build.ts FOLDER`.
// The installation runs it after the build (scripts/install.mjs).
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProgram, markName } from '#web-build.ts';

const [folder = '.'] = process.argv.slice(2);
writeFileSync(join(folder, markName), JSON.stringify(describeProgram(readCommit())));

/** Returns `COGN_COMMIT`, otherwise the git revision; null if both are missing, as in a container's build. */
function readCommit(): string | null {
  const given = process.env['COGN_COMMIT'];
  if (given !== undefined && given !== '') return given;
  try {
    const git = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', git, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
