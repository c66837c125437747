import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { secondaryHero } from './secondary-hero.content.ts';
import * as fixtures from './secondary-hero.fixtures.ts';
import { SecondaryHero } from './secondary-hero.tsx';

const meta = {
  title: 'Blocks/Secondary hero',
  component: SecondaryHero,
  tags: ['secondary-hero'],
  parameters: { contentType: secondaryHero },
} satisfies Meta<typeof SecondaryHero>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(secondaryHero, SecondaryHero, fixture);

export const Basic: Story = { ...show(fixtures.secondaryHeroBasic), name: 'Picture right, on ink' };
export const Left: Story = { ...show(fixtures.secondaryHeroLeft), name: 'Picture left, on coral' };
export const Words: Story = { ...show(fixtures.secondaryHeroWords), name: 'Without a picture' };
export const TitleOnly: Story = { ...show(fixtures.secondaryHeroTitleOnly), name: 'Only what is required' };
export const Long: Story = { ...show(fixtures.secondaryHeroLong), name: 'Long text' };
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
