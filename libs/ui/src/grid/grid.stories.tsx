import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from './grid.tsx';

const cells = ['Internet', 'TV', 'Phone', 'Business', 'Support', 'Careers'].map((text) => (
  <Card key={text}>{text}</Card>
));

const meta = { title: 'UI/Grid', component: Grid, args: { children: cells } } satisfies Meta<typeof Grid>;

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
