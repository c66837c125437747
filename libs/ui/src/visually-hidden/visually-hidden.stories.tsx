import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    advice: {
      use: 'Words that only screen readers need, such as the rest of a link’s name.',
      avoid: 'Hiding things from everybody: leave them out.',
      keyboard: 'None, unless what is inside takes the focus: then show it.',
      accessibility: 'Read by screen readers, and not visible at any zoom.',
      status: 'stable',
    },
  },
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
