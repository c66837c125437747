import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { accolades } from './accolades.content.ts';
import * as fixtures from './accolades.fixtures.ts';
import { Accolades } from './accolades.tsx';

const meta = {
  title: 'Carousels/Accolades',
  component: Accolades,
  tags: ['accolades'],
  parameters: { contentType: accolades },
} satisfies Meta<typeof Accolades>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(accolades, Accolades, fixtures.accoladesBasic);
export const TwoOnInk: Story = story(accolades, Accolades, fixtures.accoladesTwoOnInk);
export const One: Story = story(accolades, Accolades, fixtures.accoladesOne);
export const None: Story = story(accolades, Accolades, fixtures.accoladesNone);
export const LongAndBare: Story = story(accolades, Accolades, fixtures.accoladesLong);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };
