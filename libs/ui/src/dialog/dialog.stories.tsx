import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

function WithOpener(props: DialogProps): ReactElement {
  const [open, setOpen] = useState(props.open);

  function handleClose(): void {
    setOpen(false);
    props.onClose();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Check availability</Button>
      <Dialog {...props} open={open} onClose={handleClose} />
    </>
  );
}
// The catalog shows this name in the code of the stories.
WithOpener.displayName = 'Dialog';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  parameters: {
    advice: {
      use: 'A short task or question that must be settled before the page goes on.',
      avoid: 'Long texts and whole forms with many steps: use a page. News: use a Toast.',
      keyboard: 'Tab stays inside. Escape closes it, and the focus returns to what opened it.',
      accessibility: 'The title is the name of the dialog. The page behind it is inert.',
      status: 'stable',
    },
  },
  args: {
    open: false,
    onClose: fn(),
    title: 'Is it at your address?',
    children: (
      <Stack gap={5}>
        <TextField label="Street address" autoComplete="street-address" />
        <TextField label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
        <Button wide>Check</Button>
      </Stack>
    ),
  },
  // An open dialog would cover the docs page.
  render: (args, { viewMode }) => <WithOpener {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndGivesTheFocusBack: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Check availability' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Is it at your address?' });
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Close|Cerrar)$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

export const SmallWithFooter: Story = {
  args: {
    open: true,
    size: 'small',
    title: 'Leave without sending?',
    children: <p>What you typed is kept for this visit.</p>,
    footer: (
      <>
        <Button>Keep writing</Button>
        <Button variant="quiet">Leave</Button>
      </>
    ),
  },
};

export const OnInk: Story = { args: { open: true, theme: 'ink' } };

export const Spanish: Story = { args: { open: true, language: 'es', title: '¿Llegamos a tu dirección?' } };

export const LongContent: Story = {
  args: {
    open: true,
    title: 'The terms of service, all of them, in the order in which they were agreed upon',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. The line stays ours, the router is yours to use, and repairs cost nothing.
          </p>
        ))}
      </Stack>
    ),
  },
};
