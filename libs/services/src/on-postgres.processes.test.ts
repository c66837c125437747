import { describe } from 'vitest';
import { applicationFilesContract } from './forms/application/testing/application-files-contract.ts';
import { outboxContract } from './posts/outbox/testing/outbox-contract.ts';
import { outboxFiguresContract } from './posts/outbox/testing/outbox-figures-contract.ts';
import { describeOnPostgres } from './storage/testing/each-database.ts';
import { storageContract } from './storage/testing/storage-contract.ts';

describeOnPostgres('in place of the embedded database', (fresh) => {
  describe('storage', () => storageContract(fresh));
  describe('the outbox', () => outboxContract(fresh));
  describe('figures of the outbox', () => outboxFiguresContract(fresh));
  describe('files of applications', () => applicationFilesContract(fresh));
});
