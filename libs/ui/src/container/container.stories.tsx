import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'UI/Container',
  component: Container,
  parameters: {
    advice: {
      use: 'The column of the page, with its margins.',
      avoid: 'Backgrounds: use a Section around it.',
      keyboard: 'None of its own.',
      accessibility: 'At 400% zoom, margins become narrow so that text keeps its room.',
      status: 'stable',
    },
  },
  args: { children: <Card look="soft">One column of a page</Card> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Widths: Story = {
  render: () => (
    <Stack>
      {(['text', 'content', 'wide', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card look="soft">{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
};
