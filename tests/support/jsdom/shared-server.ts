import type { TestProject } from 'vitest/node';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../server.ts';

/** The properties of the shared server that stories use. */
export type SharedServer = Pick<RunningServer, 'url' | 'outboxUrl' | 'dataFolder'>;

declare module 'vitest' {
  export interface ProvidedContext {
    server: SharedServer;
  }
}

/** Starts a real server with its own database. The caller must call `end`. */
export async function startStoryServer(environment: Record<string, string> = {}) {
  const dataFolder = await makePreparedDataFolder();
  const limits = {
    LIMIT_AUTH_PER_FIVE_MINUTES: '100000',
    LIMIT_MAILS_PER_HOUR: '100000',
    LIMIT_REQUESTS_PER_MINUTE: '1000000',
  };
  const server = await startServer(dataFolder, { environment: { ...limits, ...environment } });
  return {
    server,
    async end() {
      await server.stop();
      await removeDataFolder(dataFolder);
    },
  };
}

/** Vitest calls this once before all stories. It starts one server that all stories share. */
export default async function setup({ provide }: TestProject) {
  const { server, end } = await startStoryServer();
  provide('server', { url: server.url, outboxUrl: server.outboxUrl, dataFolder: server.dataFolder });
  return end;
}
