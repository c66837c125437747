import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onInk } from '../section/on-ink.test-support.tsx';
import { CloseButton } from './close-button.tsx';

const meta = {
  title: 'UI/CloseButton',
  component: CloseButton,
  parameters: {
    advice: {
      use: 'Closing what lies over the page: a dialog, a drawer, a toast.',
      avoid: 'Removing things from a list: say what happens in words.',
      keyboard: 'Enter and Space press it.',
      accessibility: 'Its name is a word, “Close” by default, not the sign ×.',
      status: 'stable',
    },
  },
  args: { label: 'Close', onClick: fn() },
} satisfies Meta<typeof CloseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Close|Cerrar)$/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OnInk: Story = { decorators: [onInk] };
