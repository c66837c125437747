import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { broadbandCsv } from './broadband-csv.block.ts';
import * as fixtures from './broadband-csv.fixtures.ts';
import { BroadbandCsv } from './broadband-csv.tsx';

export default {
  title: 'Blocks/Broadband labels as files · gfBroadbandCsv',
  id: 'blocks-broadband-labels-as-files',
  component: BroadbandCsv,
  tags: ['broadband-csv'],
};

/** Largest width of the dialog, px. */
const MOST_PX = 839;

const show = story(broadbandCsv, BroadbandCsv);

export const Closed = show(fixtures.csvOfStates);
export const Open: StoryObj = {
  ...show(fixtures.csvOfStates),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Labels as files|Etiquetas en archivos)$/ }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(MOST_PX);
    const download = within(dialog).getByRole('button', { name: /^(Download|Descargar)$/ });
    await expect(download).toBeDisabled();
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Texas');
    await expect(download).toBeEnabled();
  },
};
export const Cancelled: StoryObj = {
  ...show(fixtures.csvOfStates),
  name: 'Opened, and cancelled',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Cancel|Cancelar)$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const OwnWords: StoryObj = {
  ...show(fixtures.csvOwnWords),
  name: 'Words of its own, a long title, open',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const None = { ...show(fixtures.csvWithoutFiles), name: 'No file: nothing' };
export const Spanish = { ...Open, name: 'In Spanish, open', globals: { language: 'es' } };
