import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../testing/story.ts';
import { contentBlock } from '../content-block.content.ts';
import * as fixtures from './cities-map.fixtures.ts';
import { CitiesMap } from './cities-map.tsx';

const meta = {
  title: 'Blocks/Content block/5 · Cities map',
  component: CitiesMap,
  tags: ['content-block-5'],
  parameters: { contentType: contentBlock, variant: 'citiesMap' },
} satisfies Meta<typeof CitiesMap>;
export default meta;
type Story = StoryObj;

export const Type05CitiesMap: Story = {
  ...story(contentBlock, CitiesMap, fixtures.citiesMap),
  name: '5 · Cities by state beside a map',
};
export const Type05Ink: Story = {
  ...story(contentBlock, CitiesMap, fixtures.citiesMapInk),
  name: '5 · On ink, map left, with a call to action',
};
export const Type05Panel: Story = {
  ...story(contentBlock, CitiesMap, fixtures.citiesMapPanel),
  name: '5 · As a tinted, rounded panel',
};
export const Type05ToCome: Story = {
  ...story(contentBlock, CitiesMap, fixtures.citiesMapToCome),
  name: '5 · No map, nothing open yet',
};
export const Type05Module: Story = {
  ...story(contentBlock, CitiesMap, fixtures.citiesMapModule),
  name: '5 · Long text and names in a module',
};
export const Type05Spanish: Story = {
  ...Type05CitiesMap,
  name: '5 · In Spanish',
  globals: { language: 'es' },
};
