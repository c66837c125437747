import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Heading } from '../heading/heading.tsx';
import { TextColumn } from '../text-column/text-column.tsx';
import { SideBySide } from './side-by-side.tsx';

const pair = [
  <TextColumn key="words">
    <Heading level={2}>Fibre to the door</Heading>
    <p>It takes an hour, and somebody has to be at home.</p>
  </TextColumn>,
  <Card key="card" look="soft" padding="large">
    A picture
  </Card>,
];

const meta = {
  title: 'UI/SideBySide',
  component: SideBySide,
  parameters: {
    advice: {
      use: 'Words beside a picture, a form or a film.',
      avoid: 'Several things of one kind: use a Grid.',
      keyboard: 'None of its own: the order is that of the markup.',
      accessibility: 'Below each other as soon as either has too little room, also with large text.',
      status: 'stable',
    },
  },
  args: { children: pair },
  render: (args) => (
    <Container>
      <SideBySide {...args} />
    </Container>
  ),
} satisfies Meta<typeof SideBySide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halves: Story = {};

export const WiderSecond: Story = { args: { shares: [1, 1.45] } };

export const SecondOnTheLeft: Story = { args: { side: 'left', shares: [1, 1.14] } };

export const AtTheTop: Story = { args: { align: 'start' } };

export const CloserTogether: Story = { args: { gap: 'medium', rowGap: 5 } };

/** The elements in a container that is never wide enough for both. */
export const UnderEachOther: Story = {
  render: (args) => (
    <Container width="text">
      <SideBySide {...args} from="full" />
    </Container>
  ),
};
