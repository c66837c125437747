import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { goodContact, goodDate } from '../testing/call-cases.ts';
import { callStory } from '../testing/call-story.ts';
import { notSent } from '../testing/form-story.tsx';
import { maintenanceCall } from './call-back.block.ts';
import * as fixtures from './call-back.fixtures.ts';
import { MaintenanceCall } from './maintenance-call.tsx';

export default {
  title: 'Forms/Maintenance call · gfScheduleMaintenanceCall',
  id: 'forms-maintenance-call',
  component: MaintenanceCall,
  tags: ['maintenance-call'],
  parameters: { contentType: maintenanceCall },
};

const values = { ...goodContact, ...goodDate };
const at = callStory(fixtures.callMaintenance, '72rem', values);

export const Contact = { ...at('contact', { values: {} }), name: '1 · Who' };
export const ContactRefused: StoryObj = {
  ...at('contact', { values: {} }),
  name: '1 · Sent empty, the first thing only',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Next|Siguiente)$/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(1));
  },
};
export const Phone = {
  ...at('contact', {
    values: { ...values, phone: '737' },
    issues: [{ field: 'phone', message: 'phoneInvalid' }],
  }),
  name: '1 · A number that is too short',
};
export const Day = { ...at('date'), name: '2 · When' };
export const DayGone = {
  ...at('date', { issues: [{ field: 'date', message: 'dateGone' }] }),
  name: '2 · A day that has gone',
};
export const Check = { ...at('checkInfo'), name: '3 · A look at it' };
export const Failed: StoryObj = {
  ...at('checkInfo', {}, { answer: notSent }),
  name: '3 · Not sent',
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Book the call|Agendar la llamada)$/ }),
    );
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Confirmation = { ...at('confirmation'), name: '4 · Done' };
export const LongTexts = { ...at('contact', { values: {} }, {}, fixtures.callLongTexts), name: 'Long texts' };
export const Spanish = { ...Day, name: 'In Spanish', globals: { language: 'es' } };
