import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from './grid.tsx';

const cells = ['Internet', 'TV', 'Phone', 'Business', 'Support', 'Careers'].map((text) => (
  <Card key={text}>{text}</Card>
));

const meta = {
  title: 'UI/Grid',
  component: Grid,
  parameters: {
    advice: {
      use: 'Several things of the same kind in columns.',
      avoid: 'Two different things: use SideBySide. A single column: use a Stack.',
      keyboard: 'None of its own: the order is that of the markup.',
      accessibility: 'Columns become fewer as the container narrows or the text grows.',
      status: 'stable',
    },
  },
  args: { children: cells },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsManyAsFit: Story = {};

export const ThreeColumns: Story = { args: { columns: 3 } };

export const ColumnsByWidth: Story = { args: { columns: { base: 2, medium: 3, large: 6 }, gap: 3 } };

export const FollowsItsContainer: Story = {
  render: (args) => (
    <Container width="text">
      <Grid {...args} columns={3} />
    </Container>
  ),
};
