import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStorage, type StorageOptions } from '../../storage/open-storage.ts';
import { describeOnEachDatabase } from '../../storage/testing/each-database.ts';
import { pdf } from './testing/files.ts';
import { answers, BOUNDARY, multipartBody } from './testing/parts.ts';
import { startProcess } from './testing/start-process.ts';
import { temporaryFolder } from '../../storage/testing/temporary-folder.ts';

const APPLICATIONS = 50;
/** How many applications send only half of their file and then wait. The others send the whole file. */
const WAITING = 20;
const ANSWERED_BEFORE_KILL = 8;
const FILE_BYTES = 512 * 1024;

const start = (dataDir: string, { databaseUrl = '' }: StorageOptions) =>
  startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

interface Sent {
  readonly key: string;
  readonly sha256: string;
  readonly body: Buffer;
}

function application(): Sent {
  const key = randomUUID();
  const content = Buffer.concat([pdf(FILE_BYTES), Buffer.from(key)]);
  const body = multipartBody(answers({ resume: { name: 'resume.pdf', content } }));
  return { key, sha256: createHash('sha256').update(content).digest('hex'), body };
}

/**
 * Sends an application, or only its first half.
 * @returns the request, and a promise of the status; 0 means no complete answer
 */
function send(
  port: number,
  { key, body }: Sent,
  half = false,
): { readonly call: ClientRequest; readonly status: Promise<number> } {
  const call = request({
    host: '127.0.0.1',
    port,
    agent: false,
    path: '/_grow/api/submit-application',
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      accept: 'application/json',
      'idempotency-key': key,
    },
  });
  const status = new Promise<number>((resolve) => {
    call.on('response', (response) => {
      response.resume();
      // An answer counts only after it has arrived completely.
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
  });
  if (half) call.write(body.subarray(0, body.length / 2));
  else call.end(body);
  return { call, status };
}

describeOnEachDatabase('fifty applications at once, and a process that is killed', (fresh) => {
  it('leave every acknowledged one complete, none by half, and nothing that belongs to nothing', async () => {
    const database = await fresh();
    const dataDir = temporaryFolder();
    const given: StorageOptions = { ...database, dataDir };
    const root = path.join(dataDir, 'applications');
    mkdirSync(root, { recursive: true });
    const onDisk = () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .sort();

    const first = await start(dataDir, given);
    const sent = Array.from({ length: APPLICATIONS }, application);
    let answered = 0;
    let dying: Promise<void> | undefined;
    const statuses = sent.map((one, index) => {
      const { status } = send(first.port, one, index < WAITING);
      return status.then((code) => {
        if (code === 200 && (answered += 1) === ANSWERED_BEFORE_KILL) dying = first.kill();
        return code;
      });
    });
    const codes = await Promise.all(statuses);
    await dying;
    const acknowledged = sent.filter((_, index) => codes[index] === 200);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE_KILL);
    expect(acknowledged.length).toBeLessThan(APPLICATIONS);

    /**
     * Paths of all stored files. The function `kept` adds the paths, checks that each file is complete in the database,
     * and returns the hash of each file by the key of its application.
     */
    const names = new Set<string>();
    async function kept(): Promise<ReadonlyMap<string, string>> {
      const storage = await openStorage(given);
      const rows = await storage.db
        .selectFrom('submissions')
        .select(['idempotency_key', 'payload'])
        .execute();
      const queued = await storage.db.selectFrom('outbox').select('submission_id').execute();
      const listed = await storage.db.selectFrom('submission_files').select('path').execute();
      const parts = await storage.db
        .selectFrom('submission_file_parts')
        .selectAll()
        .orderBy('part')
        .execute();
      await storage.close();
      expect(queued).toHaveLength(rows.length);
      const found = new Map<string, string>();
      for (const { idempotency_key: key, payload } of rows) {
        const { files } = JSON.parse(payload) as { files: { path: string; sha256: string }[] };
        expect(files).toHaveLength(1);
        for (const file of files) {
          const own = parts.filter(({ path: name }) => name === file.path);
          const content = Buffer.concat(own.map(({ bytes }) => bytes));
          expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
          found.set(key, file.sha256);
          names.add(file.path);
        }
      }
      expect(found.size).toBe(rows.length);
      expect(listed).toHaveLength(rows.length);
      return found;
    }

    const afterKill = await kept();
    for (const { key, sha256 } of acknowledged) expect(afterKill.get(key)).toBe(sha256);
    // The killed process may have left files on the disk that the database already has. They do not count as
    // leftovers.
    const leftovers = onDisk().filter((name) => !names.has(name)).length;
    expect(leftovers).toBeGreaterThan(0);

    const second = await start(dataDir, given);
    expect(second.swept).toBe(leftovers);
    expect(onDisk()).toEqual([]);
    const again = await Promise.all(sent.map((one) => send(second.port, one).status));
    expect(again).toEqual(sent.map(() => 200));
    const inTheEnd = await kept();
    expect(Object.fromEntries(inTheEnd)).toEqual(
      Object.fromEntries(sent.map(({ key, sha256 }) => [key, sha256])),
    );
    expect(onDisk()).toEqual([]);
  });
});
