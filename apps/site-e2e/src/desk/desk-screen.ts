import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export interface DeskScreen {
  readonly blocks: Locator;
  readonly rows: Locator;
  readonly fields: Locator;
  readonly dialog: Locator;
  readonly shown: ReturnType<Page['frameLocator']>;
}

export async function openDesk(page: Page, path: string): Promise<DeskScreen> {
  await page.goto(`/desk?path=${path}`);
  const blocks = page.getByRole('region', { name: 'On this page' });
  const shown = page.frameLocator('main iframe');
  await expect(shown.getByRole('contentinfo')).toBeAttached();
  return {
    blocks,
    rows: blocks.getByRole('listitem'),
    fields: page.getByRole('region', { name: 'Fields' }),
    dialog: page.getByRole('dialog'),
    shown,
  };
}

export const allSaved = (page: Page) => expect(page.getByText('All saved')).toBeVisible();

/**
 * Expects no accessibility faults in the desk around the shown page, or in the element that `part` selects.
 */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const MOST_TABS = 60;

export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

export async function addTextBlock(page: Page, { blocks, dialog }: DeskScreen, text: string): Promise<void> {
  await blocks.getByRole('button', { name: /^Add a block below/ }).click();
  await dialog.getByRole('searchbox').fill('text block');
  await dialog.getByRole('button', { name: 'Text block', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Text content, English' })).toBeFocused();
  await page.keyboard.insertText(text);
}
