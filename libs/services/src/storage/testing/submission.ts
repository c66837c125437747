import { hashContent, type NewSubmission } from '../submissions.ts';

/** Returns an address form to store. */
export const submission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: 'address_form',
  idempotencyKey: 'key-1',
  contentHash: hashContent({ zipCode: '78701' }),
  payload: { zipCode: '78701' },
  flags: [],
  answer: '/address/available',
  tokens: [],
  ...changes,
});
