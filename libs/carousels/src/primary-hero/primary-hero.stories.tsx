import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { primaryHero } from './primary-hero.content.ts';
import * as fixtures from './primary-hero.fixtures.ts';
import { PrimaryHero } from './primary-hero.tsx';

const meta = {
  title: 'Carousels/Primary hero',
  component: PrimaryHero,
  tags: ['primary-hero'],
  parameters: { contentType: primaryHero },
} satisfies Meta<typeof PrimaryHero>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(primaryHero, PrimaryHero, fixtures.primaryHeroBasic);
export const WithForm: Story = story(primaryHero, PrimaryHero, fixtures.primaryHeroWithForm);
export const One: Story = story(primaryHero, PrimaryHero, fixtures.primaryHeroOne);
export const None: Story = story(primaryHero, PrimaryHero, fixtures.primaryHeroNone);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };
