import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import type { DrawerProps } from './drawer.tsx';
import { Drawer } from './drawer.tsx';

function WithOpener(props: DrawerProps): ReactElement {
  const [open, setOpen] = useState(props.open);

  function handleClose(): void {
    setOpen(false);
    props.onClose();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} open={open} onClose={handleClose} />
    </>
  );
}
// The catalog shows this name in the code of the stories.
WithOpener.displayName = 'Drawer';

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  parameters: {
    advice: {
      use: 'Navigation on small screens, filters, a list beside the page.',
      avoid: 'Questions that stop the visitor: use a Dialog.',
      keyboard: 'Tab stays inside. Escape closes it, and the focus returns to what opened it.',
      accessibility: 'It has a name, also if its title is hidden. Under reduced motion, it does not slide.',
      status: 'stable',
    },
  },
  args: {
    open: false,
    onClose: fn(),
    title: 'Menu',
    children: (
      <Stack as="ul" gap={5}>
        {['Internet', 'TV', 'Phone', 'Business', 'Cities', 'Support'].map((text) => (
          <li key={text}>
            <TextLink href="#" look="quiet">
              {text}
            </TextLink>
          </li>
        ))}
      </Stack>
    ),
    footer: (
      <ButtonLink href="#check" wide>
        Check availability
      </ButtonLink>
    ),
  },
  // An open drawer would cover the docs page.
  render: (args, { viewMode }) => <WithOpener {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: /^(Close|Cerrar)$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AtTheEnd: Story = { args: { open: true } };

export const AtTheStart: Story = { args: { open: true, side: 'start' } };

export const OnInk: Story = { args: { open: true, theme: 'ink' } };

export const Spanish: Story = { args: { open: true, language: 'es', title: 'Menú' } };
