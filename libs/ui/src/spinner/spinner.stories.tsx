import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  parameters: {
    advice: {
      use: 'A wait of more than a second for a part of the page.',
      avoid: 'Whole pages: the browser shows that they load.',
      keyboard: 'None.',
      accessibility: '`label` is announced. It stands still under reduced motion.',
      status: 'stable',
    },
  },
  args: { size: 48 },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  render: () => (
    <p>
      <Spinner size="1.25em" /> Looking for your street …
    </p>
  ),
};

export const OnItsOwn: Story = { args: { label: 'Loading plans' } };

export const OnInk: Story = { decorators: [onInk] };
