import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

/**
 * Address of the vendor's script, which a script of this test replaces. The test checks that the page's
 * settings and policy allow the address.
 */
const SCRIPT = 'https://cdn.livechatinc.com/tracking.js';
const WIDGET = `
  const queue = window.LiveChatWidget;
  const box = Object.assign(document.createElement('div'), { id: 'chat-widget-container' });
  box.textContent = 'Somebody of ' + window.__lc.license + ' is here';
  const style = document.createElement('style');
  style.textContent = '#chat-widget-container { position: fixed; inset-inline-end: 7px; inset-block-end: 7px }';
  const take = (name, [about, run]) => {
    if (name === 'once' && about === 'ready') run({ state: { availability: 'online' } });
    if (name === 'call' && about === 'maximize') document.body.append(style, box);
    if (name === 'call' && about === 'destroy') box.remove();
  };
  queue._h = take;
  for (const call of queue._q.splice(0)) take(...call);`;

test.use({ siteEnv: { LIVE_CHAT_LICENCE: '12345678' } });

const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET });
/**
 * Answers requests in place of the vendor.
 * @returns requested addresses of the vendor, in order
 */
async function vendor(page: Page, plays: (route: Route) => Promise<unknown> = answer): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route('https://*.livechatinc.com/**', (route) => {
    asked.push(route.request().url());
    return plays(route);
  });
  return asked;
}
const widget = (page: Page): Locator => page.locator('#chat-widget-container');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const message = (page: Page) => page.getByRole('main').locator('textarea[name=message]');

test('the chat opens in its small window, once the visitor starts it', async ({ page }) => {
  const asked = await vendor(page);
  await page.goto('/support');
  // Until its script has started, the card opens the chat as a whole page.
  await expect(page.locator('skein-enhancer#support-contacts[awake]')).toBeAttached();
  const opened = page.waitForEvent('popup');
  await page.locator('[data-contact=chat] a').click();
  const chat = await opened;
  await expect(message(chat)).toBeVisible();
  await expect(chat.locator('header, footer').filter({ visible: true })).toHaveCount(0);
  expect(asked).toEqual([]);
  await button(chat, 'Start the chat').click();
  await expect(widget(chat)).toHaveText('Somebody of 12345678 is here');
  // The content security policy of the chat page lets the vendor write styles.
  await expect(widget(chat)).toHaveCSS('position', 'fixed');
  await expect(chat.getByRole('main').getByRole('status')).toContainText('The chat is open');
  expect(asked).toEqual([SCRIPT]);
  await expect(message(chat)).toBeVisible();
});

test('who has allowed it before is not asked again, and may take it back', async ({ page }) => {
  const say = (choice: string) =>
    `(window.dataLayer ??= []).push({ 0: 'consent', 1: 'update', 2: { functionality_storage: '${choice}' } })`;
  await vendor(page);
  await page.addInitScript(say('granted'));
  await page.goto('/chat');
  await expect(widget(page)).toBeVisible();
  await page.evaluate(say('denied'));
  await expect(widget(page)).toHaveCount(0);
  await expect(button(page, 'Start the chat')).toBeVisible();
});

test('a chat that does not load is closed, says so, and leaves the message as it was', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load/);
  await vendor(page, (route) => route.abort('failed'));
  await page.goto('/intl/es/chat');
  await message(page).fill('Sin luz desde el mediodía');
  await button(page, 'Iniciar el chat').press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('no podemos atenderte por chat');
  await expect(button(page, 'Intentar de nuevo el chat')).toBeFocused();
  await expect(message(page)).toHaveValue('Sin luz desde el mediodía');
  await page.locator('[name=name]').fill('Ana');
  await page.locator('[name=email]').fill('ana@example.com');
  await page.locator('[name="g-recaptcha-response"]').check();
  const posted = page.waitForResponse('**/api/chat');
  await page.getByRole('main').locator('button[type=submit]').click();
  expect((await posted).ok()).toBe(true);
});

test('a chat that hangs is closed, and does not come back when it loads at last', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Chat not ready/);
  const waiting: Route[] = [];
  const asked = await vendor(page, async (route) => void waiting.push(route));
  await page.clock.install();
  await page.goto('/chat');
  await button(page, 'Start the chat').click();
  await expect.poll(() => asked).toEqual([SCRIPT]);
  await page.clock.fastForward(10_000);
  await expect(button(page, 'Try the chat again')).toBeVisible();
  const late = page.waitForEvent('requestfinished', (request) => request.url() === SCRIPT);
  for (const route of waiting) await answer(route);
  await late;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(widget(page)).toHaveCount(0);
});
