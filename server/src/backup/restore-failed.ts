import type { RestoreState } from './restore-journal.ts';

/** A restore ended midway, for the reason in `cause`. */
export class RestoreFailed extends Error {
  override name = 'RestoreFailed';
  /** What is there now, for the operator. */
  readonly state: string;

  constructor(state: RestoreState | 'unknown', cause: unknown) {
    super('the restore failed', { cause });
    this.state = sentences[state];
  }
}

const sentences = {
  none: 'Nothing was changed: everything is as it was before.',
  'rolled back': 'Nothing was changed: everything is as it was before.',
  committed: 'All the same the backup was put back, whole.',
  unknown:
    'Whether the backup was put back is not known. The next start finds out, brings photos and keys into line, and says so in its log.',
} as const;
