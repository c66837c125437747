import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { onInk } from '../section/on-ink.test-support.tsx';
import { Stack } from '../stack/stack.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-paths.ts';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  parameters: {
    advice: {
      use: 'A sign beside words that repeats what they say.',
      avoid: 'Signs without words: add a hidden text, as CloseButton does.',
      keyboard: 'None.',
      accessibility: 'Hidden from screen readers, because the words beside it say the same.',
      status: 'stable',
    },
  },
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheSet: Story = {
  render: () => (
    <Grid minimum="7rem">
      {iconNames.map((name) => (
        <Stack key={name} align="center" gap={2}>
          <Icon name={name} size={32} />
          <small>{name}</small>
        </Stack>
      ))}
    </Grid>
  ),
};

export const WithSomethingToSay: Story = {
  args: { title: 'Home' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Home' })).toBeVisible();
  },
};

export const InTheSizeOfText: Story = {
  render: (args) => (
    <p>
      Ring the bell <Icon {...args} size="1em" /> twice.
    </p>
  ),
};

export const OnInk: Story = { args: { size: 64 }, decorators: [onInk] };
