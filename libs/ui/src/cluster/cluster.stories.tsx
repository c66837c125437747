import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Cluster } from './cluster.tsx';

const cities = ['Portland', 'Salem', 'Eugene', 'Bend', 'Medford', 'Corvallis', 'Albany', 'Ashland'];

const meta = {
  title: 'UI/Cluster',
  component: Cluster,
  parameters: {
    advice: {
      use: 'Small things in a row that may wrap: buttons, badges, links.',
      avoid: 'Columns of equal width: use a Grid.',
      keyboard: 'None of its own: the order is that of the markup.',
      accessibility: 'Reading order and visual order are the same.',
      status: 'stable',
    },
  },
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
