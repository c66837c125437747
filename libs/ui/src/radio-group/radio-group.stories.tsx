import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  parameters: {
    advice: {
      use: 'A question with up to five answers, all visible.',
      avoid: 'Many answers: use a Select. Yes or no: use a Checkbox.',
      keyboard: 'Tab enters the group, arrow keys choose.',
      accessibility: 'A `fieldset` with a legend. The error is connected to the group.',
      status: 'stable',
    },
  },
  args: {
    legend: 'How many homes are in the building?',
    name: 'units',
    defaultValue: '>=20',
    onChange: fn(),
    options: [
      { value: '>=20', label: '20 or more' },
      { value: '<20', label: 'Fewer than 20' },
      { value: '1', label: 'It is a house' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'It is a house' }));
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};

export const WithHint: Story = { args: { hint: 'An estimate is fine.' } };

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose one, so that we send the right person.' },
};

export const Spanish: Story = {
  args: {
    legend: '¿Cuántas viviendas tiene el edificio?',
    options: [
      { value: '>=20', label: '20 o más' },
      { value: '<20', label: 'Menos de 20' },
    ],
  },
};

export const OnInk: Story = { decorators: [onInk] };
