import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { statePage } from './state-page.content.ts';
import * as fixtures from './state-page.fixtures.ts';
import { StatePage } from './state-page.tsx';

const meta = {
  title: 'Cities/State page',
  component: StatePage,
  parameters: { contentType: statePage },
} satisfies Meta<typeof StatePage>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(statePage, StatePage, fixture);

export const Three: Story = { ...show(fixtures.stateOfThree), name: 'Three cities' };
export const One: Story = { ...show(fixtures.stateOfOne), name: 'One city, as wide as the page' };
export const Four: Story = { ...show(fixtures.stateOfFour), name: 'Web-pass, coming soon and long names' };
export const None: Story = { ...show(fixtures.stateOfNone), name: 'No city yet' };
export const OnInk: Story = { ...Three, name: 'On ink', globals: { theme: 'ink' } };
export const Spanish: Story = { ...Three, name: 'In Spanish', globals: { language: 'es' } };
