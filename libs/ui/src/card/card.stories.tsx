import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Card } from './card.tsx';

const plan = (
  <Stack gap={4}>
    <Cluster justify="between">
      <Icon name="wifi" size={36} />
      <Badge kind="available" />
    </Cluster>
    <Heading level={3}>Internet</Heading>
    <p>Two gigabits, up and down, on a line that is yours alone.</p>
    <Button tone="internet" wide>
      See plans
    </Button>
  </Stack>
);

const meta = {
  title: 'UI/Card',
  component: Card,
  parameters: {
    advice: {
      use: 'One subject among several of its kind, such as a plan or a person.',
      avoid: 'Whole sections: use a Section. Cards inside cards.',
      keyboard: 'That of its content.',
      accessibility: 'The card has no role. Give it a heading, so that it can be found.',
      status: 'stable',
    },
  },
  args: { children: plan },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};

export const Raised: Story = { args: { look: 'raised' } };

export const Soft: Story = { args: { look: 'soft' } };

export const OnInk: Story = {
  render: (args) => (
    <Section theme="ink" spacing="small">
      <Grid columns={2}>
        <Card {...args} />
        <Card {...args} theme="paper" />
      </Grid>
    </Section>
  ),
};
