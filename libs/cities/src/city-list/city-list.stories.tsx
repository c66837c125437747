import { parseAuthored, type AuthoredEntry, type SiteLocale } from '@skein/cms-client';
import { browserSanitize } from '@skein/cms-client/sanitize';
import { colorTokens, Container, Section } from '@skein/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cityItem } from './city-item.content.ts';
import * as fixtures from './city-list.fixtures.ts';
import { CityList } from './city-list.tsx';

const meta = {
  title: 'Cities/City list',
  component: CityList,
  parameters: { drawsEntries: cityItem },
  decorators: [
    (Story) => (
      <Section spacing="medium" as="div">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof CityList>;
export default meta;
type Story = StoryObj<typeof meta>;

const parsed = (entries: readonly AuthoredEntry[], locale: SiteLocale) =>
  entries.flatMap((authored) => {
    const { props } = parseAuthored(cityItem, authored, {
      locale,
      palette: colorTokens,
      sanitize: browserSanitize(),
    });
    return props ? [props] : [];
  });

const show = (entries: readonly AuthoredEntry[]): Story => ({
  args: { items: [] },
  render: (args, { globals }) => (
    <CityList {...args} items={parsed(entries, globals['language'] === 'es' ? 'es' : 'en-US')} />
  ),
});

export const AllStates: Story = {
  ...show(fixtures.citiesByState),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('group');
    const links = within(list).getAllByRole('link');
    // On a small screen, only the first group is in view. Tab reaches the other groups by their links.
    links.at(-1)?.focus();
    await expect(links.at(-1)).toHaveFocus();
    links.at(-1)?.blur();
    list.scrollTo({ left: 0 });
  },
};
export const NoneOpenYet: Story = show(fixtures.citiesToCome);
export const LongNames: Story = show(fixtures.citiesWithLongNames);
export const OnInk: Story = { ...show(fixtures.citiesByState), globals: { theme: 'ink' } };
export const InSpanish: Story = { ...show(fixtures.citiesByState), globals: { language: 'es' } };
