import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalMark } from './external-mark.tsx';

const meta = {
  title: 'UI/ExternalMark',
  component: ExternalMark,
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
