import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.content.ts';
import * as fixtures from './city-offers.fixtures.ts';
import { CityOffers } from './city-offers.tsx';

const meta = {
  title: 'Blocks/Content grid/City offers',
  component: CityOffers,
  tags: ['grid-city-offers'],
  parameters: { contentType: contentGrid, variant: 'cityOffers' },
} satisfies Meta<typeof CityOffers>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(contentGrid, CityOffers, fixture);

export const Standard: Story = { ...show(fixtures.standard), name: 'City offers' };
export const One: Story = { ...show(fixtures.one), name: 'One, without a head' };
export const Two: Story = { ...show(fixtures.two), name: 'Two' };
export const Many: Story = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long: Story = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted: Story = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish: Story = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
