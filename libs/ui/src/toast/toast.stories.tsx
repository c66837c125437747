import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const meta = {
  title: 'UI/Toast',
  component: Toast,
  parameters: {
    advice: {
      use: 'Short news about what the visitor just did, such as “Saved”.',
      avoid: 'Problems that need an answer: use an Alert.',
      keyboard: 'Tab reaches its action and its close button. It stays while it has focus or pointer.',
      accessibility: 'The ToastRegion is on the page before the first toast, so that it is announced.',
      status: 'stable',
    },
  },
  args: { children: 'Saved. You can leave this page.', onDismiss: fn() },
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Dismiss|Descartar)$/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Positive: Story = { args: { tone: 'positive' } };

export const DangerWithAction: Story = {
  args: {
    tone: 'danger',
    children: 'Not saved: there is no connection.',
    action: (
      <Button size="small" variant="outline">
        Retry
      </Button>
    ),
  },
};

export const Spanish: Story = { args: { tone: 'positive', language: 'es', children: 'Guardado.' } };
