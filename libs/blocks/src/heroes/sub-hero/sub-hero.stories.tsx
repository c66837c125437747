import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { subHero } from './sub-hero.content.ts';
import * as fixtures from './sub-hero.fixtures.ts';
import { SubHero } from './sub-hero.tsx';

const meta = {
  title: 'Blocks/Sub-hero',
  component: SubHero,
  tags: ['sub-hero'],
  parameters: { contentType: subHero },
} satisfies Meta<typeof SubHero>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(subHero, SubHero, fixture);

export const Rates: Story = { ...show(fixtures.phoneRates), tags: ['sub-hero-1'], name: '1 · Phone rates' };
export const RatesBare: Story = {
  ...show(fixtures.phoneRatesBare),
  tags: ['sub-hero-1'],
  name: '1 · Only what is required',
};
export const Labs: Story = { ...show(fixtures.aboutLabs), tags: ['sub-hero-2'], name: '2 · About labs' };
export const LabsLong: Story = {
  ...show(fixtures.aboutLabsLong),
  tags: ['sub-hero-2'],
  name: '2 · Long text, no picture',
};
export const Spanish: Story = { ...Rates, name: '1 · In Spanish', globals: { language: 'es' } };
