import { expect, it } from 'vitest';
import { openStorage, StorageError } from './open-storage.ts';
import { describeOnSqlite } from './testing/each-database.ts';
import { storageContract } from './testing/storage-contract.ts';

describeOnSqlite('storage', storageContract);

it('says which database cannot be used, without its password', async () => {
  const opening = openStorage({ dataDir: '', databaseUrl: 'postgres://me:hidden@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow(/^The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/u);
  await expect(opening).rejects.not.toThrow(/hidden/u);
});
