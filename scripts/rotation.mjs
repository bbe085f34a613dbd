import { execFileSync } from 'node:child_process';

/**
 * The number that selects this commit's variants of a short test run (tests/support/rotation.ts). It is computed from the
 * commit's hash, so that repeated runs of a commit test the same variants. Without a commit, as in an unpacked archive, it is 0.
 */
export function rotationOfCommit(folder) {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(commit.toString().slice(0, 8), 16);
  } catch {
    return 0;
  }
}
