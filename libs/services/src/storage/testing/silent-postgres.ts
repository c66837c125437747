import { createServer, type AddressInfo, type Socket } from 'node:net';

/** When the server stops answering: before its greeting, or at the first query that contains this text. */
export type SilentAt = 'greeting' | (string & {});

export interface SilentPostgres {
  readonly url: string;
  close(): Promise<void>;
}

const message = (type: string, ...content: number[]): Buffer =>
  Buffer.concat([Buffer.from(type), Buffer.from([0, 0, 0, content.length + 4, ...content])]);
const IDLE = 0x49;
const GREETING = Buffer.concat([message('R', 0, 0, 0, 0), message('Z', IDLE)]);
const DONE = Buffer.concat([message('C', ...Buffer.from('DONE\0')), message('Z', IDLE)]);

/** Starts a server that accepts connections like Postgres, but stops answering from `silentAt` on. */
export async function silentPostgres(silentAt: SilentAt): Promise<SilentPostgres> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let greeted = false;
    let silent = silentAt === 'greeting';
    socket.on('data', (data) => {
      silent ||= greeted && data.includes(silentAt);
      if (!silent) socket.write(greeted ? DONE : GREETING);
      greeted = true;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://me@127.0.0.1:${port}/none`,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
