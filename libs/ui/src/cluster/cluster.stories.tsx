import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Cluster } from './cluster.tsx';

const cities = ['Portland', 'Salem', 'Eugene', 'Bend', 'Medford', 'Corvallis', 'Albany', 'Ashland'];

const meta = {
  title: 'UI/Cluster',
  component: Cluster,
  args: {
    children: cities.map((city) => (
      <Badge key={city} kind="available">
        {city}
      </Badge>
    )),
  },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};

export const Centered: Story = { args: { justify: 'center' } };

export const Between: Story = { args: { justify: 'between', gap: 8 } };
