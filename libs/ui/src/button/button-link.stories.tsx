import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { onInk } from '../section/on-ink.test-support.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  parameters: {
    advice: {
      use: 'The next step on another page, one per block.',
      avoid: 'Actions on this page: use a Button. Links in a text: use a TextLink.',
      keyboard: 'Enter follows it.',
      accessibility: 'It is a link, and screen readers call it one. `external` says that a new tab opens.',
      status: 'stable',
    },
  },
  args: { href: '#plans', children: 'See plans and prices' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const WithArrow: Story = { args: { iconEnd: <Icon name="arrow-right" /> } };

export const External: Story = {
  args: { external: true, variant: 'outline', href: 'https://account.example', children: 'Manage account' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: /opens in a new tab|se abre en una pestaña nueva/,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Spanish: Story = {
  args: {
    external: true,
    language: 'es',
    href: 'https://account.example',
    children: 'Administrar la cuenta',
  },
};

export const OnInk: Story = { args: { size: 'large' }, decorators: [onInk] };
