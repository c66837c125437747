import { SCHEDULE_CALL_PATH } from './engine/call-post.constants.ts';

export const callBackDefaults = { postTo: SCHEDULE_CALL_PATH } as const;

/** Default subjects of a call about maintenance. Editors can replace them. */
export const maintenanceDefaults = {
  ...callBackDefaults,
  newIssue: 'Maintenance, new customer',
  customerIssue: 'Maintenance, existing customer',
  issueDetail: 'Maintenance visit',
} as const;
