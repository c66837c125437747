import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { hero } from '../hero.content.ts';
import * as fixtures from './phone-hero.fixtures.ts';
import { PhoneHero } from './phone-hero.tsx';

const meta = {
  title: 'Blocks/Hero/8 · Phone hero',
  component: PhoneHero,
  tags: ['hero-8'],
  parameters: { contentType: hero, variant: 'phoneHero' },
} satisfies Meta<typeof PhoneHero>;
export default meta;
type Story = StoryObj;

export const Type08PhoneForm: Story = {
  ...story(hero, PhoneHero, fixtures.phoneForm),
  name: '8 · With a form',
};
export const Type08PhoneActions: Story = {
  ...story(hero, PhoneHero, fixtures.phoneActions),
  name: '8 · Two calls to action',
};
export const Type08PhoneOnPaper: Story = {
  ...story(hero, PhoneHero, fixtures.phoneOnPaper),
  name: '8 · On paper, one call to action',
};
export const Type08PhoneLong: Story = {
  ...story(hero, PhoneHero, fixtures.phoneLong),
  name: '8 · Long text',
};
export const Type08PhoneSpanish: Story = {
  ...Type08PhoneForm,
  name: '8 · In Spanish',
  globals: { language: 'es' },
};
