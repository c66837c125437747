import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { serviceSpace } from './service-space.content.ts';
import * as fixtures from './service-space.fixtures.ts';
import { ServiceSpace } from './service-space.tsx';

const meta = {
  title: 'Cities/Service space',
  component: ServiceSpace,
  parameters: { contentType: serviceSpace },
} satisfies Meta<typeof ServiceSpace>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(serviceSpace, ServiceSpace, fixture);

export const Picture: Story = { ...show(fixtures.spaceWithPicture), name: 'A picture in place of the map' };
const withMap = show(fixtures.spaceWithMap);
const noMap = { workerUrl: () => Promise.reject(new Error('no map in the catalogue')) };
export const WithMap: Story = { ...withMap, name: 'With a map' };
export const WithoutMap: Story = {
  ...withMap,
  args: { ...withMap.args, map: noMap },
  name: 'Where there can be no map',
};
export const PageTitle: Story = {
  ...show(fixtures.spaceOfAustin),
  args: { ...show(fixtures.spaceOfAustin).args, map: noMap },
  name: 'The head of its page',
};
export const Bare: Story = { ...show(fixtures.spaceBare), name: 'Nothing but what it must have' };
export const OnInk: Story = { ...Picture, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish: Story = { ...Picture, name: 'In Spanish', globals: { language: 'es' } };
