import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'UI/Heading',
  component: Heading,
  parameters: {
    advice: {
      use: 'Titles, at the level that the outline needs and in the size that the design needs.',
      avoid: 'Bold text inside paragraphs.',
      keyboard: 'None. With `tabIndex={-1}`, a script can move the focus to it.',
      accessibility:
        '`level` is the outline, `size` the look. HeadingLevels moves all headings inside a block. A short text becomes the id.',
      status: 'stable',
    },
  },
  args: { level: 1, children: 'Fast enough that you stop noticing' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap={6}>
      {([1, 2, 3, 4] as const).map((size) => (
        <Heading key={size} level={size} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

export const WithAnchor: Story = {
  args: { level: 2, anchor: true, children: '¿Qué incluye el precio?' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveAttribute('id', 'que-incluye-el-precio');
  },
};

export const LongTextHasNoAnchor: Story = {
  args: {
    level: 2,
    anchor: true,
    children:
      'Everything an installer does between ringing at the door and leaving you alone with your router',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).not.toHaveAttribute('id');
  },
};

export const Spanish: Story = { args: { children: 'Tan rápido que deja de notarse' } };

export const OnInk: Story = {
  render: (args) => (
    <Section theme="ink">
      <Heading {...args} />
    </Section>
  ),
};
