import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SMALL_SCREEN } from '../constants/finder.constants.ts';
import { buildings } from '../testing/buildings.fixtures.ts';
import { story } from '../testing/story.ts';
import { apartmentFinder } from './apartment-finder.block.ts';
import * as fixtures from './apartment-finder.fixtures.ts';
import { ApartmentFinder } from './apartment-finder.tsx';

/** Answers requests for the file of buildings in place of a service. */
const answer = (respond: () => Response) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) =>
    String(request[0]).includes('/data/fiber-finder/') ? respond() : fetch(...request);
  return () => {
    globalThis.fetch = fetch;
  };
};

export default {
  title: 'Apartment finder/Apartment finder · gfApartmentFinder',
  id: 'apartment-finder-apartment-finder',
  component: ApartmentFinder,
  tags: ['apartment-finder'],
  // The map appears as soon as it is ready. Only the journeys test the finder on pages that extensions or
  // translators have changed.
  parameters: { layout: 'fullscreen', strangers: false },
  beforeEach: answer(() => Response.json(buildings)),
};
const show = story(apartmentFinder, ApartmentFinder);
const firstBuilding = (canvas: HTMLElement) => within(canvas).findByRole('link', { name: 'Bobbin Lofts 1' });

export const List: StoryObj = {
  ...show(fixtures.finderOfAustin),
  play: async ({ canvasElement }) => {
    await expect(await firstBuilding(canvasElement)).toBeVisible();
  },
};
export const DetailReady: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'Detail: the fiber is installed',
  play: async ({ canvasElement }) => {
    await userEvent.click(await firstBuilding(canvasElement));
    await expect(await within(canvasElement).findByRole('dialog', { name: 'Bobbin Lofts 1' })).toBeVisible();
  },
};
export const DetailComing: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'Detail: coming',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Café Row 1' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: 'Café Row 1' })).toBeVisible();
  },
};
export const DetailLonger: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'Detail: longer than its list, in a low window',
  tags: ['!visual'],
  globals: { viewport: { value: 'low' } },
  parameters: {
    viewport: { options: { low: { name: 'Low window', styles: { width: '1366px', height: '657px' } } } },
  },
  beforeEach: answer(() => Response.json(buildings.slice(0, 1))),
  play: async (context) => {
    await DetailReady.play?.(context);
    const bottom = (selector: string) =>
      context.canvasElement.querySelector(selector)?.getBoundingClientRect().bottom ?? NaN;
    await expect(bottom('[data-building] > *')).toBeLessThanOrEqual(bottom('[data-finder]'));
  },
};
export const Shared: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'Share',
  play: async (context) => {
    await DetailReady.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Share|Compartir)$/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Facebook/ })).toBeVisible());
  },
};
export const NothingFound: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'Nothing found',
  play: async ({ canvasElement }) => {
    await firstBuilding(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    const none = await canvas.findAllByText(/^(We can’t find a building|No encontramos ningún)/);
    await expect(none.at(-1)).toBeVisible();
  },
};
export const NoData: StoryObj = {
  ...show(fixtures.finderOfMesa),
  name: 'The data did not arrive',
  beforeEach: answer(() => new Response('', { status: 500 })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const StillMap: StoryObj = {
  ...show(fixtures.finderOfAustin),
  name: 'On a phone: a still picture until the map is wanted',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvasElement }) => {
    await firstBuilding(canvasElement);
    const canvas = within(canvasElement);
    if (!matchMedia(SMALL_SCREEN).matches) return;
    await expect(
      await canvas.findByRole('button', { name: /^(Show the map|Mostrar el mapa)$/ }),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-still] path[d^=M]')).not.toBeNull());
  },
};
export const Spanish = { ...List, name: 'In Spanish', globals: { language: 'es' } };
export const OnInk = { ...List, name: 'On ink', globals: { theme: 'ink' } };
