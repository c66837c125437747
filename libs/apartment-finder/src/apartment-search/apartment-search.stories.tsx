import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildings } from '../testing/buildings.fixtures.ts';
import { story } from '../testing/story.ts';
import { apartmentSearch } from './apartment-search.block.ts';
import * as fixtures from './apartment-search.fixtures.ts';
import { ApartmentSearch } from './apartment-search.tsx';

export default {
  title: 'Apartment finder/Apartment search · gfApartmentSearch',
  id: 'apartment-finder-apartment-search',
  component: ApartmentSearch,
  tags: ['apartment-search'],
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) =>
      String(request[0]).includes('/data/fiber-finder/') ? Response.json(buildings) : fetch(...request);
    return () => {
      globalThis.fetch = fetch;
    };
  },
};
const show = story(apartmentSearch, ApartmentSearch);

export const Empty = { ...show(fixtures.searchOfAustin), tags: ['strangers'] };
export const Found: StoryObj = {
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
export const Spanish = { ...Found, name: 'In Spanish', globals: { language: 'es' } };
