import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  parameters: {
    advice: {
      use: 'One question with yes or no, such as a consent.',
      avoid: 'One of several answers: use a RadioGroup.',
      keyboard: 'Space turns it on and off.',
      accessibility:
        'Label and box are one target. An error is connected to the box and marks it as invalid.',
      status: 'stable',
    },
  },
  args: { label: 'Tell me when something changes on my street.' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const WithHint: Story = { args: { hint: 'One message, no newsletter.' } };

export const WithError: Story = { args: { error: 'Please agree, or choose another way to reach us.' } };

export const Spanish: Story = { args: { label: 'Avísenme cuando algo cambie en mi calle.' } };

export const OnInk: Story = { args: { defaultChecked: true }, decorators: [onInk] };
