export { signatureOf } from './deliver.ts';
export { KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './outbox.constants.ts';
export {
  closeRows,
  countOutbox,
  findInOutbox,
  listOutbox,
  retryRows,
  type OutboxLine,
} from './outbox-rows.ts';
