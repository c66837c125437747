import { withDefaults } from '@skein/cms-client';
import type { ReactElement } from 'react';
import { CallBack } from './call-back.tsx';
import { maintenanceDefaults } from './call-back.defaults.ts';
import type { MaintenanceCallProps } from './call-back.block.ts';

export type { MaintenanceCallProps };

/** Draws a request for a call about maintenance. Customers and other visitors have different subjects. */
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
