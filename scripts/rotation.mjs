import { execFileSync } from 'node:child_process';

/**
 * The turn that a run of this commit takes in the tests' rotations (tests/support/rotation.ts): from the commit's hash, so that the result of a
 * commit stays the same. The first turn where there is no commit, as in an unpacked archive.
 */
export function rotationOfCommit(folder) {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(commit.toString().slice(0, 8), 16);
  } catch {
    return 0;
  }
}
