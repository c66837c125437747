import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export const STATUS = '/support/network-status';
export const SERVICE = '**/api/network_status/queries*';

export const section = (page: Page) => page.locator('#network-status');
export const field = (page: Page) =>
  section(page).getByRole('textbox').or(section(page).getByRole('combobox'));
export const options = (page: Page) => page.getByRole('option');
export const spinner = (page: Page) => section(page).getByRole('img', { name: 'Asking the network' });
const queryOf = (route: Route) => new URL(route.request().url()).searchParams.get('query');

/** Replaces the service with a fake service, which answers when the test calls `answer`. */
export async function slowService(page: Page) {
  const waiting = new Map<string, Route>();
  await page.route(SERVICE, (route) => void waiting.set(queryOf(route) ?? '', route));
  return {
    asked: () => [...waiting.keys()],
    answer: async (query: string, ...found: object[]) => waiting.get(query)?.fulfill({ json: found }),
  };
}

export async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include('#network-status').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
