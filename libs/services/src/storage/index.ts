export { installationSecret, type SecretPlace } from './installation-secret.ts';
export { openStorage, StorageError, type Storage, type StorageOptions } from './open-storage.ts';
export { saveFiles } from './save-files.ts';
export type { OutboxState } from './tables.ts';
export {
  findPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from './testing/temporary-postgres.ts';
