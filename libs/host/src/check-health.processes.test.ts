import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
let port = 0;
let server: ChildProcess;
const code = `require('http').createServer((request, response) => response.writeHead(Number(process.argv[1])).end())
  .listen(0, '127.0.0.1', function () { process.send(this.address().port); })`;

async function serve(status: number): Promise<void> {
  server = spawn(process.execPath, ['-e', code, String(status)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  [port] = (await once(server, 'message')) as [number];
}

async function closedPort(): Promise<number> {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port: free } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  return free;
}

/** Runs the check. @returns its exit code */
async function check(): Promise<number> {
  const args = [join(import.meta.dirname, 'check-health.ts'), String(server.pid)];
  const run = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), TMPDIR: folder },
    stdio: 'inherit',
  });
  const [exitCode] = (await once(run, 'exit')) as [number];
  return exitCode;
}
const checks = async (count: number) => {
  const codes: number[] = [];
  for (let time = 0; time < count; time += 1) codes.push(await check());
  return codes;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-check-'));
});
afterEach(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('ends a replica that has stopped to answer, so that Docker starts it again', async () => {
  await serve(200);
  expect(await check()).toBe(0);
  port = await closedPort();
  const gone = once(server, 'exit');
  expect(await checks(6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await gone).toEqual([null, 'SIGKILL']);
});

it('leaves a replica alone that is not ready, and one that is still starting', async () => {
  await serve(503);
  const notReady = await check();
  rmSync(join(folder, 'checks-without-answer'));
  port = await closedPort();
  expect([notReady, ...(await checks(7))]).toEqual(Array<number>(8).fill(1));
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
});
