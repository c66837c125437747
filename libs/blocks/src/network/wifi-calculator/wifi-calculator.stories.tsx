import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../../testing/story.ts';
import { wifiCalculator } from './wifi-calculator.block.ts';
import * as fixtures from './wifi-calculator.fixtures.ts';
import { WifiCalculator } from './wifi-calculator.tsx';

export default {
  title: 'Blocks/Wi-Fi calculator · gfWifiCalculator',
  id: 'blocks-wi-fi-calculator',
  component: WifiCalculator,
  tags: ['wifi-calculator'],
};
const show = story(wifiCalculator, WifiCalculator);

export const Empty = {
  ...show(fixtures.calculator),
  name: 'Before anything is chosen',
  tags: ['strangers'],
};
export const Answered: StoryObj = {
  ...show(fixtures.calculator),
  name: 'With a result',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [router, kind] = canvas.getAllByRole('combobox');
    const submit = canvas.getByRole('button', { name: /^(Show the speed|Ver la velocidad)$/ });
    if (!router || !kind) throw new Error('no selects');
    await expect(submit).toBeDisabled();
    await userEvent.selectOptions(router, '6E');
    await userEvent.selectOptions(kind, '1');
    await expect(submit).toBeDisabled();
    const device = canvas.getAllByRole('combobox').at(-1);
    if (!device) throw new Error('no devices');
    await userEvent.selectOptions(device, '4');
    await userEvent.click(submit);
    await expect(canvas.getByRole('status')).toHaveTextContent(/1310.*410/);
  },
};
export const Help: StoryObj = {
  ...show(fixtures.calculator),
  name: 'Help with pictures, open',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Which router|¿Qué router)/ }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
};
export const OwnWords = {
  ...show(fixtures.calculatorOwnWords),
  name: 'Words of its own, one router, no pictures',
};
export const Long = { ...show(fixtures.calculatorLong), name: 'Long text' };
export const None = { ...show(fixtures.calculatorNothingToChoose), name: 'No router to choose: nothing' };
export const Spanish = { ...Answered, name: 'In Spanish, with a result', globals: { language: 'es' } };
