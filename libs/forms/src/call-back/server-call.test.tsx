import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { maintenanceCall, scheduleCall } from './call-back.block.ts';
import { callMaintenance, callModal } from './call-back.fixtures.ts';
import { MaintenanceCall } from './maintenance-call.tsx';
import { ScheduleCall } from './schedule-call.tsx';

/**
 * Shows that the forms pass no functions to the browser. The components run on the server, and functions cannot be
 * sent.
 */
it.each<[string, ReactElement]>([
  ['ScheduleCall', ScheduleCall(fixtureProps(scheduleCall, callModal))],
  ['MaintenanceCall', MaintenanceCall(fixtureProps(maintenanceCall, callMaintenance))],
])('%s can be drawn by a server component: it hands on no function', (_, { props }) => {
  expect(Object.entries(props as object).filter(([, value]) => typeof value === 'function')).toEqual([]);
});
