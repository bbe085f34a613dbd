import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between two programs that can fail like a real network. */
export interface CuttingProxy {
  port: number;
  /** Closes every connection at once, and each new connection until `mend` is called. */
  cut(): void;
  /** Drops all data in both directions without an error. Accepts new connections, but they get no data. */
  swallow(): void;
  /** Makes new connections work again, and closes stalled connections. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy for a local port. */
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
      // Drops this chunk if the network failed meanwhile. A real failure may also lose only a part of the data in transit.
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
