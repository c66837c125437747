import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../testing/story.ts';
import { cityOfficials } from './city-officials.content.ts';
import * as fixtures from './city-officials.fixtures.ts';
import { CityOfficials } from './city-officials.tsx';

const meta = {
  title: 'Blocks/City officials',
  component: CityOfficials,
  tags: ['city-officials'],
  parameters: { contentType: cityOfficials },
} satisfies Meta<typeof CityOfficials>;
export default meta;
type Story = StoryObj;

export const Three: Story = story(cityOfficials, CityOfficials, fixtures.cityOfficialsThree);
export const Two: Story = {
  ...story(cityOfficials, CityOfficials, fixtures.cityOfficialsTwo),
  name: 'Two, on ink',
};
export const TitleOnly: Story = story(cityOfficials, CityOfficials, fixtures.cityOfficialsTitleOnly);
export const LongText: Story = story(cityOfficials, CityOfficials, fixtures.cityOfficialsLong);
export const Spanish: Story = { ...Three, globals: { language: 'es' } };
