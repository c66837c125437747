import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  parameters: {
    advice: {
      use: 'The first element of every page.',
      avoid: 'Links to other parts of a long page: use a list of TextLinks.',
      keyboard: 'The first stop of Tab; Enter moves the focus past the header.',
      accessibility: 'Visible only while it has the focus.',
      status: 'stable',
    },
  },
  args: { href: '#main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Spanish: Story = { args: { children: 'Ir al contenido' } };
