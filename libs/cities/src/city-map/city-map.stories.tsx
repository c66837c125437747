import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { cityMap } from './city-map.content.ts';
import * as fixtures from './city-map.fixtures.ts';
import { CityMap } from './city-map.tsx';

const meta = {
  title: 'Cities/City map',
  component: CityMap,
  parameters: { contentType: cityMap },
} satisfies Meta<typeof CityMap>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(cityMap, CityMap, fixture);

export const States: Story = { ...show(fixtures.cityMapOfStates), name: 'Cities of six states' };
export const OnPicture: Story = {
  ...show(fixtures.cityMapOnPicture),
  name: 'On a picture, with its own legend',
};
export const None: Story = { ...show(fixtures.cityMapOfNone), name: 'No city yet' };
export const OnInk: Story = { ...States, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish: Story = { ...States, name: 'In Spanish', globals: { language: 'es' } };
