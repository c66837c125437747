import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const items = ['Check availability', 'Choose a plan', 'Pick a day'].map((text) => (
  <Card key={text}>{text}</Card>
));

const meta = {
  title: 'UI/Stack',
  component: Stack,
  parameters: {
    advice: {
      use: 'Things below each other with the same distance.',
      avoid: 'Things in a row: use a Cluster or a Grid.',
      keyboard: 'None of its own.',
      accessibility: 'Reading order and visual order are the same.',
      status: 'stable',
    },
  },
  args: { children: items },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};

export const Centered: Story = {
  args: { align: 'center' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a plan').offsetWidth).toBeGreaterThan(200);
  },
};

export const WideGap: Story = { args: { gap: 10 } };
