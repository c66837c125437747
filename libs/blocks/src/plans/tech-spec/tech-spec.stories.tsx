import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textBlock } from '../../text/text-block/text-block.content.ts';
import { TextBlock } from '../../text/text-block/text-block.tsx';
import { story } from '../../testing/story.ts';
import { techSpec } from './tech-spec.content.ts';
import * as fixtures from './tech-spec.fixtures.ts';
import { TechSpec } from './tech-spec.tsx';

const meta = {
  title: 'Blocks/Tech specs',
  component: TechSpec,
  tags: ['tech-spec'],
  parameters: { contentType: techSpec },
} satisfies Meta<typeof TechSpec>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(techSpec, TechSpec, fixture);

export const Routers: Story = { ...show(fixtures.routerTable), tags: ['tech-spec-1'], name: '1 · Routers' };
export const Devices: Story = { ...show(fixtures.deviceGuide), tags: ['tech-spec-2'], name: '2 · Devices' };
export const Empty: Story = {
  ...show(fixtures.emptyTable),
  tags: ['tech-spec-1'],
  name: '1 · Without a table',
};
export const Long: Story = {
  ...show(fixtures.longTable),
  tags: ['tech-spec-2'],
  name: '2 · Five columns, long title',
};
export const RoutersOpened: Story = {
  ...story(textBlock, TextBlock, fixtures.routerOpened),
  tags: ['tech-spec-1'],
  name: '1 · Opened from a call to action',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toHaveAttribute('closedby', 'closerequest');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const DevicesOpened: Story = {
  ...story(textBlock, TextBlock, fixtures.devicesOpened),
  tags: ['tech-spec-2'],
  name: '2 · Opened from a call to action',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toHaveAttribute('closedby', 'closerequest');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const LongOpened: Story = {
  ...story(textBlock, TextBlock, fixtures.longOpened),
  tags: ['tech-spec-2'],
  name: '2 · Five columns in a dialog',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toHaveAttribute('closedby', 'closerequest');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Spanish: Story = { ...Devices, name: '2 · In Spanish', globals: { language: 'es' } };
