import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Duplex, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { lineShape, type BackupLine, type RowLine, BackupRefused } from './backup-line.ts';
import { envelopeShape, tagLength, unseal } from './envelope.ts';

const longestEnvelope = 1000;
const rowShape = z.array(z.string().nullable());

/**
 * Opens a backup, and returns a function that reads it from the start. The function yields all lines except the end
 * line, and rejects with `BackupRefused` at the first error. The checksum is in the end line, so read the whole file
 * once before using any line.
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
): Promise<() => AsyncGenerator<BackupLine, void, void>> {
  const openLines = await opener(path, passphrase);
  return () => readLines(path, openLines, passphrase !== undefined);
}

async function* readLines(path: string, openLines: () => Readable, sealed: boolean): AsyncGenerator<BackupLine, void, void> {
  const hash = createHash('sha256');
  let lines = 0;
  let ended = false;
  try {
    for await (const text of splitLines(openLines())) {
      if (ended) throw damaged(path);
      const line = parseLine(text, path);
      if ('end' in line) {
        if (line.end.lines !== lines || line.end.sha256 !== hash.copy().digest('hex')) throw damaged(path);
        ended = true;
        continue;
      }
      hash.update(`${text}\n`);
      lines += 1;
      yield line;
    }
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    // Errors with these codes come from zlib or from the cipher.
    if (!code.startsWith('Z_') && !code.startsWith('ERR_') && !String(error).includes('authenticate')) throw error;
    throw sealed ? new BackupRefused(`${path} was sealed by another passphrase, or is damaged.`) : damaged(path);
  }
  if (!ended) throw damaged(path);
}

function damaged(path: string): BackupRefused {
  return new BackupRefused(`${path} is no whole backup: its checksum does not fit. Nothing was touched. Take another copy.`);
}

function parseLine(text: string, path: string): BackupLine {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (rowShape.parse(value) satisfies RowLine) : lineShape.parse(value);
  } catch {
    throw damaged(path);
  }
}

/** Splits a stream at line feeds only, because users' texts may contain other line separators. */
async function* splitLines(source: Readable): AsyncGenerator<string, void, void> {
  let rest: Buffer[] = [];
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

/** Returns a function that opens a stream of all lines after the first, decrypted and decompressed. */
async function opener(path: string, passphrase: string | undefined): Promise<() => Readable> {
  const { line, sealed, size, tag } = await readEnvelope(path);
  const start = Buffer.byteLength(line);
  if (sealed === null) return () => through(createReadStream(path, { start }), createGunzip());
  if (passphrase === undefined) throw new BackupRefused(`${path} is sealed: set BACKUP_PASSPHRASE to its passphrase.`);
  if (size < start + tagLength) throw damaged(path);
  const decipher = await unseal(line, sealed, passphrase, tag);
  const end = size - tagLength - 1;
  return () => through(through(createReadStream(path, { start, end }), decipher()), createGunzip());
}

/** Pipes `source` into `next`. An error of `source` ends `next` with the same error. */
function through(source: Readable, next: Duplex): Readable {
  pipeline(source, next, () => undefined);
  return next;
}

async function readEnvelope(path: string) {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${path} cannot be read (${error.code ?? 'no reason'}).`);
  });
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestEnvelope), 0, longestEnvelope, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10);
    const line = buffer.subarray(0, end + 1).toString('utf8');
    const read = envelopeShape.safeParse(parseJson(line));
    if (!read.success) throw new BackupRefused(`${path} is no backup of COGN that this version can read.`);
    const tag = Buffer.alloc(tagLength);
    await file.read(tag, 0, tagLength, Math.max(0, size - tagLength));
    return { line, sealed: read.data.sealed, size, tag };
  } finally {
    await file.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
