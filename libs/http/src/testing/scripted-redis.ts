import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Matches each command in the bytes from a client, and captures its name. */
const COMMANDS = /\*\d+\r\n\$\d+\r\n(\w+)/gu;
const ANSWERS: Readonly<Record<string, string>> = { info: '$0\r\n\r\n', ping: '+PONG\r\n' };

/** A Redis server whose answers a test chooses. */
export interface ScriptedRedis {
  readonly url: string;
  /** Names of all received commands, in lower case. */
  readonly asked: readonly string[];
  /** Returns how many connections were opened. */
  connections(): number;
  /** Receives commands without an answer, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends all connections. */
  cut(): void;
  stop(): void;
}

/**
 * Starts a server.
 * @param answerTo returns the raw answer to a command, such as `-NOPERM …\r\n`, or an empty text for no answer,
 *   or undefined for the normal answer
 */
export async function scriptedRedis(
  answerTo: (command: string) => string | undefined,
): Promise<ScriptedRedis> {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  let held: (() => void)[] | undefined;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const [, name = ''] of data.toString().matchAll(COMMANDS)) {
        const command = name.toLowerCase();
        asked.push(command);
        const answer = () => socket.write(answerTo(command) ?? ANSWERS[command] ?? '+OK\r\n');
        if (held) held.push(answer);
        else answer();
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    connections: () => sockets.length,
    cut,
    freeze: () => void (held = []),
    thaw() {
      for (const answer of held ?? []) answer();
      held = undefined;
    },
    stop() {
      cut();
      server.close();
    },
  };
}
