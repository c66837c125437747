import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { opensDialog } from '../modal/dialog-commands.ts';
import { ServedDialog } from './served-dialog.tsx';

const meta = {
  title: 'UI/ServedDialog',
  component: ServedDialog,
  parameters: {
    advice: {
      use: 'A dialog on pages that are served without React.',
      avoid: 'Dialogs whose state your code holds: use a Dialog.',
      keyboard: 'Tab stays inside. Escape closes it, and the focus returns to what opened it.',
      accessibility: 'The browser opens it without script. `openAt` gives it an address.',
      status: 'stable',
    },
  },
  args: { openAt: '#/?story=1', title: 'Nothing by that name', children: <p>Look under another one.</p> },
} satisfies Meta<typeof ServedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement): HTMLDialogElement => {
  const dialog = canvasElement.querySelector('dialog');
  if (dialog === null) throw new Error('There is no dialog');
  dialog.showModal();
  return dialog;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = open(canvasElement);
    await expect(within(dialog).getByRole('button', { name: /Close|Cerrar/ })).toHaveFocus();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const OpenedByItsButton: Story = {
  args: { id: 'story-dialog', openAt: undefined },
  render: (args) => (
    <>
      <Button {...opensDialog('story-dialog')}>What is in the price</Button>
      <ServedDialog {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'What is in the price' });
    await userEvent.click(opener);
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    title: 'All threads',
    children: Array.from({ length: 40 }, (_, thread) => <p key={thread}>Thread {thread + 1}</p>),
  },
  play: async ({ canvasElement }) => {
    const dialog = open(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ClosesWithoutScript: Story = {
  play: async ({ canvasElement }) => {
    const dialog = open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: /Close|Cerrar/ }));
    await expect(dialog).not.toHaveAttribute('open');
  },
};

export const OnInk: Story = {
  args: { theme: 'ink' },
  play: async ({ canvasElement }) => {
    const dialog = open(canvasElement);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
