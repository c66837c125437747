import { SCHEDULE_CALL_PATH } from './engine/call-post.constants.ts';

export const callBackDefaults = { postTo: SCHEDULE_CALL_PATH } as const;

/** What a call about maintenance is about, until editors word it otherwise. */
export const maintenanceDefaults = {
  ...callBackDefaults,
  newIssue: 'Maintenance, new customer',
  customerIssue: 'Maintenance, existing customer',
  issueDetail: 'Maintenance visit',
} as const;
