import { PGlite } from '@electric-sql/pglite';
import type { Channel } from './channel.ts';
import { DurableFolder } from './durable-folder.ts';
import { startParameters } from './start-parameters.ts';

export async function directChannel(folder: string, durable: boolean): Promise<Channel> {
  const pglite = await PGlite.create({ fs: new DurableFolder(folder), startParams: startParameters(durable) });
  return {
    send(messages) {
      return Promise.resolve(pglite.execProtocolRawSync(messages));
    },
    close: () => pglite.close(),
  };
}
