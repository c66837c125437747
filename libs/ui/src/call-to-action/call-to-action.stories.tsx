import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'UI/CallToAction',
  component: CallToAction,
  parameters: {
    advice: {
      use: 'A link or button that editors fill in: a page, a page event, or a dialog.',
      avoid: 'Actions of your own code: use a Button or a ButtonLink.',
      keyboard: 'Enter follows or opens it. Escape closes the dialog, and the focus returns.',
      accessibility: 'Without script, it leads to a page with the same content.',
      status: 'stable',
    },
  },
  args: { text: 'Check availability', target: { href: '#check' } },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = {};
export const Outline: Story = { args: { look: 'outline' } };
export const Link: Story = { args: { look: 'link' } };
export const External: Story = { args: { external: true } };
export const ColorFromContent: Story = {
  args: {
    color: '#ffd400',
    hoverColor: '#0e1729',
  },
};
export const LongSpanish: Story = {
  args: { text: 'Consulta si la fibra ya llega hasta la puerta de tu casa o de tu apartamento' },
  globals: { viewport: { value: 'mobile1' } },
};
export const OpensADialog: Story = {
  args: {
    text: 'What is in the price',
    modal: <p>The router, the installation and all the data you use.</p>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'What is in the price' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'What is in the price' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
