import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countOutbox } from '../../posts/outbox/outbox-rows.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { describeOnEachDatabase } from '../../storage/testing/each-database.ts';
import { pdf } from './testing/files.ts';
import { answers, BOUNDARY, multipartBody } from './testing/parts.ts';
import { startProcess } from './testing/start-process.ts';

const APPLICATIONS = 20;
/**
 * Number of applications that the job board refuses. After them, the board leaves `LEFT` applications without an
 * answer.
 */
const REFUSED = 10;
const LEFT = 3;
const FILE_BYTES = 700 * 1024;

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Starts a job board that fails until the test calls `mend`. */
async function failingBoard() {
  const taken: { readonly key: string; readonly resume: string }[] = [];
  const left: ServerResponse[] = [];
  const silent = Promise.withResolvers<void>();
  let calls = 0;
  let isWell = false;
  const server = createServer(async (request, response) => {
    // Decided before the body is read, so that the board still fails for what the lost replica was sending before
    // `mend`.
    const fails = !isWell;
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    if (fails) {
      calls += 1;
      if (calls <= REFUSED || isWell) return void response.writeHead(503).end();
      left.push(response);
      if (left.length === LEFT) silent.resolve();
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const resume = form.get('resume') as File;
    taken.push({
      key: String(request.headers['idempotency-key']),
      resume: sha256(new Uint8Array(await resume.arrayBuffer())),
    });
    response.end('thanks');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/applications`,
    taken,
    silent: silent.promise,
    mend() {
      isWell = true;
      for (const response of left) response.writeHead(503).end();
    },
  };
}

async function apply(port: number, content: Buffer): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/_grow/api/submit-application`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      accept: 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: new Uint8Array(multipartBody(answers({ resume: { name: 'resume.pdf', content } }))),
  });
  return response.status;
}

describeOnEachDatabase('twenty applications at two replicas, while the board fails', (fresh) => {
  it('reach it once each, files included, though one replica and its disk are lost', async ({ task }) => {
    const database = await fresh();
    const board = await failingBoard();
    const clockFrom = String(Date.now());
    const replica = async () => {
      // Replicas with an embedded database share its folder. With Postgres, each replica has its own folder.
      const dataDir = database.dataDir || mkdtempSync(path.join(tmpdir(), 'skein-replica-'));
      const lose = () => rmSync(dataDir, { recursive: true, force: true });
      onTestFinished(lose);
      const env = { DATABASE_URL: database.databaseUrl ?? '', BOARD_URL: board.url, CLOCK_FROM: clockFrom };
      return { ...(await startProcess({ ...env, DATA_DIR: dataDir })), lose };
    };
    const replicas = [await replica(), await replica()] as const;
    const contents = Array.from({ length: APPLICATIONS }, (_, index) =>
      Buffer.concat([pdf(FILE_BYTES), Buffer.from(String(index))]),
    );
    const statuses = await Promise.all(
      contents.map((content, index) => apply(replicas[index % 2 === 0 ? 0 : 1].port, content)),
    );
    expect(statuses).toEqual(contents.map(() => 200));

    await board.silent;
    await replicas[0].kill();
    if (database.databaseUrl !== undefined) replicas[0].lose();
    board.mend();

    const storage = await openStorage(database);
    try {
      await vi.waitFor(
        async () =>
          expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: APPLICATIONS, dead: 0 }),
        { timeout: task.timeout, interval: 250 },
      );
    } finally {
      await storage.close();
    }
    expect(board.taken).toHaveLength(APPLICATIONS);
    expect(new Set(board.taken.map(({ key }) => key)).size).toBe(APPLICATIONS);
    expect(board.taken.map(({ resume }) => resume).sort()).toEqual(contents.map(sha256).sort());
  });
});
