import { describeOnSqlite } from '../../storage/testing/each-database.ts';
import { outboxFiguresContract } from './testing/outbox-figures-contract.ts';

describeOnSqlite('figures of the outbox', outboxFiguresContract);
