export { signatureOf } from './deliver.ts';
export { KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './outbox.constants.ts';
export { countOutbox, listOutbox, retryRows, type OutboxLine } from './outbox-rows.ts';
