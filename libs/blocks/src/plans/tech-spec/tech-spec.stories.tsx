import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textBlock } from '../../text/text-block/text-block.block.ts';
import { TextBlock } from '../../text/text-block/text-block.tsx';
import { story } from '../../testing/story.ts';
import { techSpec } from './tech-spec.block.ts';
import * as fixtures from './tech-spec.fixtures.ts';
import { TechSpec } from './tech-spec.tsx';

export default {
  title: 'Blocks/Tech specs · gfTechSpecTable',
  id: 'blocks-tech-specs',
  component: TechSpec,
  tags: ['tech-spec'],
};
const show = story(techSpec, TechSpec);
const showInText = story(textBlock, TextBlock);
const opens: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  const dialog = canvas.getByRole('dialog');
  await expect(dialog.matches(':modal')).toBe(true);
  await expect(dialog).toHaveAttribute('closedby', 'closerequest');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Routers = { ...show(fixtures.routerTable), tags: ['tech-spec-1'], name: '1 · Routers' };
export const Devices = { ...show(fixtures.deviceGuide), tags: ['tech-spec-2'], name: '2 · Devices' };
export const Empty = { ...show(fixtures.emptyTable), tags: ['tech-spec-1'], name: '1 · Without a table' };
export const Long = {
  ...show(fixtures.longTable),
  tags: ['tech-spec-2'],
  name: '2 · Five columns, long title',
};
export const RoutersOpened = {
  ...showInText(fixtures.routerOpened),
  tags: ['tech-spec-1'],
  name: '1 · Opened from a call to action',
  play: opens,
};
export const DevicesOpened = {
  ...showInText(fixtures.devicesOpened),
  tags: ['tech-spec-2'],
  name: '2 · Opened from a call to action',
  play: opens,
};
export const LongOpened = {
  ...showInText(fixtures.longOpened),
  tags: ['tech-spec-2'],
  name: '2 · Five columns in a dialog',
  play: opens,
};
export const Spanish = { ...Devices, name: '2 · In Spanish', globals: { language: 'es' } };
