import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { goodContact, goodDate, goodIssue } from '../testing/call-cases.ts';
import { callStory } from '../testing/call-story.ts';
import { notSent, onItsWay } from '../testing/form-story.tsx';
import { scheduleCall } from './call-back.block.ts';
import * as fixtures from './call-back.fixtures.ts';
import { ScheduleCall } from './schedule-call.tsx';

export default {
  title: 'Forms/Schedule a call · gfScheduleCallModal',
  id: 'forms-schedule-a-call',
  component: ScheduleCall,
  tags: ['schedule-call'],
  parameters: { contentType: scheduleCall },
};

const values = { ...goodContact, ...goodIssue, ...goodDate };
const at = callStory(fixtures.callModal, '42rem', values);

export const Contact = { ...at('contact', { values: {} }), name: '1 · Who' };
export const ContactRefused: StoryObj = {
  ...at('contact', { values: {} }),
  name: '1 · Sent empty',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Next|Siguiente)$/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(6));
  },
};
export const Day = { ...at('date'), name: '2 · When' };
export const Weekend: StoryObj = {
  ...at('date', { values: { ...values, date: '2026-11-28' } }),
  name: '2 · A weekend',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Next|Siguiente)$/ }));
    await expect(
      await within(canvasElement).findAllByText(/nobody is at the phones|no hay nadie en los teléfonos/),
    ).not.toHaveLength(0);
  },
};
export const DayGone = {
  ...at('date', { issues: [{ field: 'date', message: 'dateGone' }] }),
  name: '2 · A day that has gone',
};
export const DayRefused = {
  ...at('date', {
    values: goodContact,
    issues: [
      { field: 'date', message: 'required' },
      { field: 'time', message: 'required' },
      { field: 'timeZone', message: 'required' },
    ],
  }),
  name: '2 · Sent empty',
};
export const Check = { ...at('checkInfo'), name: '3 · A look at it' };
export const OnItsWay: StoryObj = {
  ...at('checkInfo', {}, { answer: onItsWay }),
  name: '3 · On its way',
  play: async ({ canvasElement }) => {
    const send = within(canvasElement).getByRole('button', { name: /^(Book the call|Agendar la llamada)$/ });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};
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
export const TooFast = {
  ...at('checkInfo', { message: 'That was quicker than a person can type. Please send the form again.' }),
  name: '3 · Refused by the service',
};
export const Confirmation = { ...at('confirmation'), name: '4 · Done' };
export const Plain = {
  ...at('contact', { values: {} }, {}, fixtures.callModalPlain),
  name: 'Only what is required',
};
export const Spanish = { ...Check, name: 'In Spanish', globals: { language: 'es' } };
