import cookie from '@fastify/cookie';
import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { HumanCheck } from '../../../posts/human-check/human-check.ts';
import { openStorage, type StorageOptions } from '../../../storage/open-storage.ts';
import { applicationFiles, type ApplicationFiles } from '../application-files.ts';
import { applicationsApi, type ApplicationsApiOptions } from '../applications-api.ts';
import { FILES_FOLDER } from '../applications.constants.ts';
import type { FindJob } from '../take-application.ts';
import { BOUNDARY, multipartBody, type Parts } from './parts.ts';
import { formPages } from '../../testing/form-pages.ts';
import { serveForms, type FormsServer, type FormsServerOptions } from '../../testing/forms-server.ts';
import { JOB_ID, testJob } from './test-job.ts';
import { temporaryFolder } from '../../../storage/testing/temporary-folder.ts';

export const PATH = '/_grow/api/submit-application';

export interface ApplicationsServer extends Pick<FormsServer, 'app' | 'storage' | 'woken' | 'advance'> {
  readonly files: ApplicationFiles;
  readonly folder: string;
  /** Posts a form, either like a script or like a browser without JavaScript. */
  post(
    parts: Parts,
    changes?: Partial<InjectOptions> & { readonly plain?: boolean },
  ): Promise<LightMyRequestResponse>;
  rows(): Promise<readonly { id: string; key: string; flags: string[]; payload: Record<string, unknown> }[]>;
  /** Returns the paths of all files on disk, relative to the root folder of application files. */
  onDisk(): readonly string[];
  /** Returns the names of all files in the database. */
  kept(): Promise<readonly string[]>;
  read(name: string): Promise<Buffer>;
}

export interface ApplicationsServerOptions extends Pick<FormsServerOptions, 'limited' | 'app'> {
  readonly take?: { readonly humanCheck?: HumanCheck; readonly findJob?: FindJob };
  readonly api?: Partial<ApplicationsApiOptions>;
  readonly database?: StorageOptions;
}

/** Starts a server for the current test. The server closes when the test ends. */
export async function serveApplications({
  take = {},
  api,
  database,
  ...options
}: ApplicationsServerOptions = {}): Promise<ApplicationsServer> {
  const folder = temporaryFolder();
  const app = options.app ?? Fastify();
  await app.register(cookie);
  const storage = database && (await openStorage(database));
  const server = await serveForms({ ...options, app, storage, humanCheck: take.humanCheck });
  const { db } = server.storage;
  const { intake } = server;
  const files = applicationFiles({ dataDir: folder, storage: server.storage, now: intake.now });
  await app.register(applicationsApi, {
    intake,
    pages: formPages,
    secureCookies: false,
    rules: {
      files,
      boardToken: 'skein',
      findJob: take.findJob ?? (async (id) => (id === JOB_ID ? testJob : undefined)),
    },
    ...api,
  });
  const root = path.join(folder, FILES_FOLDER);
  return {
    ...server,
    files,
    folder,
    post: (parts, { plain = false, ...changes } = {}) =>
      app.inject({
        method: 'POST',
        url: PATH,
        payload: multipartBody(parts),
        ...changes,
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          accept: plain ? 'text/html,application/xhtml+xml,*/*;q=0.8' : 'application/json',
          ...changes.headers,
        },
      }),
    async rows() {
      const rows = await db.selectFrom('submissions').selectAll().orderBy('created_at').execute();
      return rows.map(({ id, idempotency_key: key, flags, payload }) => ({
        id,
        key,
        flags: JSON.parse(flags),
        payload: JSON.parse(payload),
      }));
    },
    onDisk: () =>
      existsSync(root)
        ? readdirSync(root, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        : [],
    kept: async () =>
      (await db.selectFrom('submission_files').select('path').execute()).map(({ path: name }) => name),
    async read(name) {
      const parts = await db
        .selectFrom('submission_file_parts')
        .select('bytes')
        .where('path', '=', name)
        .orderBy('part')
        .execute();
      return Buffer.concat(parts.map(({ bytes }) => bytes));
    },
  };
}
