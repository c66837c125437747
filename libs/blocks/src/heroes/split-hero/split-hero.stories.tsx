import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { splitHero } from './split-hero.content.ts';
import * as fixtures from './split-hero.fixtures.ts';
import { SplitHero } from './split-hero.tsx';

const meta = {
  title: 'Blocks/Split hero',
  component: SplitHero,
  tags: ['split-hero'],
  parameters: { contentType: splitHero },
} satisfies Meta<typeof SplitHero>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(splitHero, SplitHero, fixture);

export const SpeedTest: Story = { ...show(fixtures.splitHeroSpeedTest), name: 'A form and a speed test' };
export const TwoForms: Story = { ...show(fixtures.splitHeroTwoForms), name: 'Two forms, on ink' };
export const ForeignTest: Story = {
  ...show(fixtures.splitHeroForeignTest),
  name: 'Speed test of another host',
};
export const NoSide: Story = { ...show(fixtures.splitHeroNoSide), name: 'The other form is missing' };
export const Long: Story = { ...show(fixtures.splitHeroLong), name: 'Long text' };
export const Spanish: Story = { ...SpeedTest, name: 'In Spanish', globals: { language: 'es' } };
