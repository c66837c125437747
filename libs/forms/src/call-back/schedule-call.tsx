import { withDefaults } from '@skein/cms-client';
import type { ReactElement } from 'react';
import { CallBack } from './call-back.tsx';
import { callBackDefaults } from './call-back.defaults.ts';
import type { ScheduleCallProps } from './call-back.block.ts';

export type { ScheduleCallProps };

/** Draws a request for a call, with its subject and its time. */
export function ScheduleCall(given: ScheduleCallProps & { readonly now?: () => number }): ReactElement {
  const { id, page, served, issues, close, now, ...content } = withDefaults(given, callBackDefaults);
  return (
    <CallBack
      face="modal"
      id={id}
      page={page}
      served={served}
      content={content}
      issues={issues}
      close={close}
      now={now}
    />
  );
}
