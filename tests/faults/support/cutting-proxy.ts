import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between two programs that can fail in the ways a network does. */
export interface CuttingProxy {
  port: number;
  /** Every connection is broken off at once, and new ones are too while it is cut. */
  cut(): void;
  /** Nothing passes any more, in either direction, and nobody is told: connections stay open, new ones are taken and hear nothing. */
  swallow(): void;
  /** New connections pass. What was swallowed is broken off. */
  mend(): void;
  close(): Promise<void>;
}

/** Stands in front of a port of this machine. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  let mode: 'open' | 'cut' | 'swallow' = 'open';
  const sockets = new Set<Socket>();
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => {
      // Half of what is under way may have arrived when a cable is cut.
      if (mode === 'open') to.write(chunk);
    });
    from.on('close', () => {
      if (mode !== 'swallow') to.destroy();
    });
  };
  const server = createServer((near) => {
    keep(near);
    if (mode === 'cut') return void near.resetAndDestroy();
    if (mode === 'swallow') return;
    const far = connect(targetPort, '127.0.0.1');
    keep(far);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      mode = 'cut';
      breakAll();
    },
    swallow() {
      mode = 'swallow';
    },
    mend() {
      breakAll();
      mode = 'open';
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
