import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../storage/open-storage.ts';
import { describeOnSqlite } from '../../storage/testing/each-database.ts';
import { applicationFiles } from './application-files.ts';
import { applicationFilesContract } from './testing/application-files-contract.ts';
import { temporaryFolder } from '../../storage/testing/temporary-folder.ts';

describeOnSqlite('files of applications', applicationFilesContract);

describe('the folder of a process', () => {
  it('is called after the computer and the process, whatever they are called', async () => {
    const dataDir = temporaryFolder();
    const storage = await openStorage({ dataDir });
    const named = applicationFiles({ dataDir, storage, owner: { host: '../a b.c', pid: 7 } });
    expect(path.dirname(await named.newPath())).toBe('___a_b_c.7');
    const own = applicationFiles({ dataDir, storage });
    expect(path.dirname(await own.newPath())).toBe(
      `${hostname().replaceAll(/[^\w-]/gu, '_')}.${process.pid}`,
    );
    await storage.close();
  });
});
