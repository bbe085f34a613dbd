import { BackupRefused } from './backup/backup-line.ts';
import { ConfigError, type Config } from './config/config.ts';
import { DataFolderInUse } from './database/folder/folder-lock.ts';
import { MigrationRefused } from './database/migrate.ts';
import { DatabaseError } from './database/port.ts';
import { VerseSetsRefused } from './functions/verse-sets/verse-sets.ts';
import { WebBuildRefused } from './web-build.ts';

/** Explains in one sentence to the operator why the server could not start. Undefined for an unexpected error. */
export function startProblem(error: unknown, config: Config | undefined): string | undefined {
  if (error instanceof ConfigError) return `These settings cannot be used:\n${error.message}`;
  const explained = [MigrationRefused, DataFolderInUse, VerseSetsRefused, BackupRefused, WebBuildRefused];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof AggregateError) return startProblem(error.errors[0], config);
  if (!(error instanceof Error) || !config) return undefined;
  if (config.databaseUrl !== undefined) {
    const reason = databaseProblem(error);
    if (reason !== undefined) return `The database of DATABASE_URL ${reason}.`;
  }
  if (config.databaseUrl === undefined && error instanceof DatabaseError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${String(config.port)} is in use. Choose another: npm start -- --port ${String(config.port + 1)}`;
  }
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
    return `This machine does not let COGN listen on ${config.host}, port ${String(config.port)}.`;
  }
  if (code !== undefined && folderCodes.has(code)) {
    return `The data folder ${config.dataFolder} cannot be written. Choose another: npm start -- --data FOLDER`;
  }
  if (code === 'ENOSPC') return `The disk that holds ${config.dataFolder} is full.`;
  return undefined;
}

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR']);

const networkReasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer at its address',
  ENOTFOUND: 'has an address that cannot be found',
  EAI_AGAIN: 'has an address that cannot be found',
  ETIMEDOUT: 'does not answer in time',
  EHOSTUNREACH: 'cannot be reached',
  ECONNRESET: 'broke the connection off',
};

function databaseProblem(error: Error): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (networkReasons[code] !== undefined) return networkReasons[code];
  if (!(error instanceof DatabaseError) && !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (code.startsWith('28')) return 'refuses this user or password';
  if (code === '3D000') return 'does not exist';
  if (code === '42501') return 'does not give this user the rights to set it up';
  if (code === '53100') return 'has no room left on its disk';
  // A restore drops and creates all tables in one transaction, and each of them needs a lock.
  if (code === '53200') return 'ran out of memory for locks: set its max_locks_per_transaction to 256, and restart it';
  if (code.startsWith('53')) return 'takes no more connections';
  if (code.startsWith('08') || code.startsWith('57')) return 'does not answer';
  return undefined;
}
