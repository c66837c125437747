import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { areasMap } from './areas-map.content.ts';
import * as fixtures from './areas-map.fixtures.ts';
import { AreasMap } from './areas-map.tsx';

const meta = {
  title: 'Cities/City areas map',
  component: AreasMap,
  parameters: { contentType: areasMap },
} satisfies Meta<typeof AreasMap>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(areasMap, AreasMap, fixture);

export const Areas: Story = { ...show(fixtures.areasOfAustin), name: 'With areas and both ways on' };
export const Bare: Story = { ...show(fixtures.areasBare), name: 'A picture and a sentence' };
export const Spanish: Story = { ...Areas, name: 'In Spanish', globals: { language: 'es' } };
