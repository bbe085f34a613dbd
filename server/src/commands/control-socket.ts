import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { z } from 'zod';
import { operatorRequestShape, type OperatorRequest, type CommandResult } from './operator-request.ts';

const outcomeShape = z.object({ done: z.boolean(), sentence: z.string() });

const largestRequest = 10_000;
const patienceMilliseconds = 30_000;
const pathIn = (dataFolder: string) => join(dataFolder, 'control.sock');

/**
 * Opens a socket through which commands ask a running server to execute them, because only one process can open the
 * embedded database. The socket is a file in the data folder that only the folder's owner can access. Each connection
 * is for one request and one response.
 */
export async function openControlSocket(
  dataFolder: string,
  grant: (request: OperatorRequest) => Promise<CommandResult>,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  const path = pathIn(dataFolder);
  // Remove a socket file that a crashed server left. No running server uses the file, because this process has locked
  // the database.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(patienceMilliseconds, () => socket.destroy());
    // If the client disconnects before the response, the server still executes the command. Without this listener, the
    // error would end the process.
    socket.on('error', () => undefined);
    void answer(socket, grant, logger);
  });
  const before = process.umask(0o177);
  try {
    server.listen(path);
    await once(server, 'listening');
  } finally {
    process.umask(before);
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function answer(
  socket: Socket,
  grant: (request: OperatorRequest) => Promise<CommandResult>,
  logger: Logger,
): Promise<void> {
  let outcome: CommandResult;
  try {
    const request = operatorRequestShape.parse(JSON.parse(await readRequest(socket)));
    // Remove the timeout once the request is read, because a command such as a backup may take long.
    socket.setTimeout(0);
    outcome = await grant(request);
  } catch (error) {
    const isUnknown = error instanceof z.ZodError || error instanceof SyntaxError;
    if (!isUnknown) logger.error({ error }, 'a command failed');
    const sentence = isUnknown ? 'The server does not know this request.' : 'The server could not do it. Its log shows why.';
    outcome = { done: false, sentence };
  }
  socket.end(JSON.stringify(outcome));
}

async function readRequest(socket: Socket): Promise<string> {
  let request = '';
  // Keep the socket open after reading, because the response is sent on it.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    request += String(chunk);
    if (request.length > largestRequest) throw new SyntaxError('too long');
  }
  return request;
}

/**
 * Sends a request to the server that uses this data folder, and returns its response. Undefined if no server is
 * running.
 */
export async function askServer(dataFolder: string, request: OperatorRequest): Promise<CommandResult | undefined> {
  const socket = connect({ path: pathIn(dataFolder), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  socket.end(JSON.stringify(request));
  return outcomeShape.parse(JSON.parse(await text(socket)));
}
