import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildings } from '../testing/buildings.fixtures.ts';
import { story } from '../testing/story.ts';
import { apartmentSearch } from './apartment-search.content.ts';
import * as fixtures from './apartment-search.fixtures.ts';
import { ApartmentSearch } from './apartment-search.tsx';

const meta = {
  title: 'Apartment finder/Apartment search',
  component: ApartmentSearch,
  tags: ['apartment-search'],
  parameters: { contentType: apartmentSearch },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) =>
      String(request[0]).includes('/data/fiber-finder/') ? Response.json(buildings) : fetch(...request);
    return () => {
      globalThis.fetch = fetch;
    };
  },
} satisfies Meta<typeof ApartmentSearch>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry): Story => story(apartmentSearch, ApartmentSearch, fixture);

export const Empty: Story = show(fixtures.searchOfAustin);
export const Found: Story = {
  ...show(fixtures.searchOfAustin),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'shuttle');
    const [first] = await canvas.findAllByRole('link', { name: /^Bobbin Lofts/ });
    await expect(first).toHaveAttribute(
      'href',
      expect.stringContaining('/cities/austin/apartments?apartment='),
    );
  },
};
export const Spanish: Story = { ...Found, name: 'In Spanish', globals: { language: 'es' } };
