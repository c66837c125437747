import { withDefaults } from '@skein/cms-client';
import type { ReactElement } from 'react';
import { CallBack } from './call-back.tsx';
import { maintenanceDefaults } from './call-back.defaults.ts';
import type { MaintenanceCallProps } from './call-back.content.ts';

export type { MaintenanceCallProps };

/** Asks when to call about a maintenance visit. The subject depends on whether the visitor is a customer. */
export function MaintenanceCall(given: MaintenanceCallProps & { readonly now?: () => number }): ReactElement {
  const { id, page, served, newIssue, customerIssue, issueDetail, now, ...content } = withDefaults(
    given,
    maintenanceDefaults,
  );
  return (
    <CallBack
      face="maintenance"
      id={id}
      page={page}
      served={served}
      content={content}
      issues={[]}
      known={{ newIssue, customerIssue, issueDetail }}
      now={now}
    />
  );
}
