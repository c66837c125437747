import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ServedDialog } from './served-dialog.tsx';

const meta = {
  title: 'UI/ServedDialog',
  component: ServedDialog,
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
