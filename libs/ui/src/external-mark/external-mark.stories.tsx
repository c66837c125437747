import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalMark } from './external-mark.tsx';

const meta = {
  title: 'UI/ExternalMark',
  component: ExternalMark,
  parameters: {
    advice: {
      use: 'Links that open a new tab, in components of your own.',
      avoid: 'Links of these libraries: `external` adds the mark.',
      keyboard: 'None: it is part of the link.',
      accessibility: 'A hidden text after the words says that a new tab opens.',
      status: 'stable',
    },
  },
  render: (args) => (
    <a href="https://example.com" target="_blank" rel="noopener">
      Network map
      <ExternalMark {...args} />
    </a>
  ),
} satisfies Meta<typeof ExternalMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const Spanish: Story = { args: { language: 'es' } };
