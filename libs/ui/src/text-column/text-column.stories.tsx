import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Heading } from '../heading/heading.tsx';
import { TextColumn } from './text-column.tsx';

const words = [
  <Badge key="badge" kind="new" />,
  <Heading key="title" level={2}>
    Fast enough that you stop noticing
  </Heading>,
  <p key="text">
    Eight gigabits in both directions, one price, no contract. The router is included, and so is the hour in
    which we install it.
  </p>,
  <ButtonLink key="action" href="#plans">
    See plans
  </ButtonLink>,
];

const meta = {
  title: 'UI/TextColumn',
  component: TextColumn,
  parameters: {
    advice: {
      use: 'Words in a column that is comfortable to read.',
      avoid: 'Cards and pictures: use a Grid.',
      keyboard: 'None of its own.',
      accessibility: 'Lines have at most 68 characters, and grow with the text.',
      status: 'stable',
    },
  },
  args: { children: words },
} satisfies Meta<typeof TextColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};

export const InTheMiddle: Story = { args: { align: 'center', width: 'text' } };

export const AtTheEnd: Story = { args: { align: 'end' } };

export const ALineThatReadsWell: Story = { args: { width: 'measure', gap: 8 } };
