import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'per month' },
  render: (args) => (
    <p>
      $55 <span aria-hidden="true">/mo</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('per month').getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
  },
};
