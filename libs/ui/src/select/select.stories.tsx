import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'UI/Select',
  component: Select,
  parameters: {
    advice: {
      use: 'One of many known answers, such as a state.',
      avoid: 'Up to five answers: use a RadioGroup. Long lists that can be searched: use a SuggestedInput.',
      keyboard: 'The native list: arrow keys, letters, Enter.',
      accessibility: 'A native control with label, hint and error connected to it.',
      status: 'stable',
    },
  },
  args: {
    label: 'Time zone',
    placeholder: 'Choose one',
    options: [
      { value: 'PST', label: 'Pacific' },
      { value: 'MST', label: 'Mountain' },
      { value: 'CST', label: 'Central' },
      { value: 'EST', label: 'Eastern', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Time zone' });
    await userEvent.selectOptions(select, 'Mountain');
    await expect(select).toHaveValue('MST');
  },
};

export const WithHint: Story = { args: { hint: 'We call between 9 and 5 there.' } };

export const WithError: Story = { args: { error: 'Choose the zone you are in.' } };

export const Spanish: Story = {
  args: { label: 'Zona horaria', placeholder: 'Elige una', optional: true, language: 'es' },
};

export const OnInk: Story = { decorators: [onInk] };
