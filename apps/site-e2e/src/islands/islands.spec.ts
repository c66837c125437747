import type { Locator } from '@playwright/test';
import { awake, expect, test } from './islands.fixture.ts';

const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

for (const held of [false, true]) {
  test.describe(held ? 'with scripts that arrive late' : 'with scripts that arrive at once', () => {
    test.afterEach(() => expect(complaints).toEqual([]));

    test('@quick the first click counts, once', async ({ page, open }) => {
      const release = await open({ held });
      await page.locator('#counter button').nth(1).click();
      await release();
      await awake(page, 'counter');
      await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Two 1');
      await page.locator('#counter button').nth(2).click();
      await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Three 2');
    });

    test('a click on the drawing inside a button counts', async ({ page, open }) => {
      const release = await open({ held });
      await page.locator('#counter svg').first().click();
      await release();
      await expect(page.getByLabel('clicks', { exact: true })).toHaveText('One 1');
    });

    test('several clicks before waking all count, in order', async ({ page, open }) => {
      const release = await open({ held });
      for (const n of [0, 2, 1]) await page.locator('#counter button').nth(n).click();
      await release();
      await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Two 3');
    });

    for (const key of ['Enter', 'Space']) {
      test(`${key} on a button counts once`, async ({ page, open }) => {
        const release = await open({ held });
        await page.locator('#counter button').nth(1).focus();
        await page.keyboard.press(key);
        await release();
        await awake(page, 'counter');
        await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Two 1');
      });
    }

    test('what was typed stays, with the caret where it was', async ({ page, open }) => {
      const release = await open({ held });
      const field = page.getByLabel('text', { exact: true });
      await field.click();
      await field.pressSequentially('abcd');
      await field.press('ArrowLeft');
      await field.press('ArrowLeft');
      await page.getByLabel('agree').click();
      await page.getByLabel('size').selectOption('l');
      await field.focus();
      await release();
      await awake(page, 'controlled');
      await expect(page.getByLabel('state')).toHaveText('{"text":"abcd","checked":true,"size":"l"}');
      await field.press('X');
      await expect(field).toHaveValue('abXcd');
      await expect(page.getByLabel('agree')).toBeChecked();
    });

    test('a submit before waking is answered once, with its button', async ({ page, open }) => {
      const release = await open({ held });
      await page.getByLabel('name').fill('Bo');
      await page.getByRole('button', { name: 'Send' }).click();
      await release();
      await awake(page, 'form');
      await expect(page.getByLabel('sent')).toHaveText('Bo+send');
      await expect(page).toHaveURL(/\/$/);
    });

    test('Enter in a field submits once', async ({ page, open }) => {
      const release = await open({ held });
      await page.getByLabel('name').fill('Cy');
      await page.getByLabel('name').press('Enter');
      await release();
      await awake(page, 'form');
      await expect(page.getByLabel('sent')).toHaveText('Cy+send');
    });

    test('clicks on what an enhancer gets all count, before and after it woke', async ({ page, open }) => {
      const release = await open({ held });
      const step = page.locator('#stepper button');
      await step.click();
      await step.click();
      await release();
      await awake(page, 'stepper');
      await step.click();
      await expect(page.getByLabel('steps', { exact: true })).toHaveText('3');
    });

    test('a declared action is heard once, however late the listener wakes', async ({ page, open }) => {
      const release = await open({ held });
      await page.getByRole('button', { name: 'Check' }).click();
      await release();
      await expect(page.getByLabel('heard')).toHaveText('hero');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByLabel('heard')).toHaveText('hero,hero');
    });
  });
}

/** Inserts an element as a password manager does. React then renders the island again. */
const putBeside = (button: Locator, height: string) =>
  button.evaluate((served, minHeight) => {
    const foreign = document.createElement('div');
    foreign.style.minHeight = minHeight;
    served.before(foreign);
  }, height);

for (const [where, height] of [
  ['ends on what has taken its place', '0'],
  ['is left by what it began on', '300px'],
] as const)
  test(`a press that calls for the script and ${where} counts, once`, async ({ page, open }) => {
    const release = await open({ held: true });
    const button = page.locator('#counter button').nth(1);
    await putBeside(button, height);
    await button.hover();
    await page.mouse.down();
    await release();
    await awake(page, 'counter');
    await page.mouse.up();
    await expect(page.getByLabel('clicks', { exact: true })).toHaveText('Two 1');
    await expect(button).toBeFocused();
  });

for (const how of ['waits for it', 'goes on', 'was elsewhere'] as const)
  test(`an enhancer hears whether it comes under a press: one that ${how}`, async ({ page, open }) => {
    const release = await open({ held: true });
    const [step, elsewhere] = [page.locator('#stepper button'), page.locator('#broken button')];
    await step.focus();
    await (how === 'was elsewhere' ? elsewhere : step).hover();
    await page.mouse.down();
    if (how !== 'goes on') await page.mouse.up();
    await release();
    await awake(page, 'stepper');
    const output = page.getByLabel('steps', { exact: true });
    await expect(output).toHaveAttribute('title', String(how !== 'was elsewhere'));
    await page.mouse.up();
    await expect(output).toHaveText(how === 'was elsewhere' ? '0' : '1');
  });

test('each moment wakes its islands and no others', async ({ page, open }) => {
  await open();
  await awake(page, 'load');
  await awake(page, 'idle');
  await expect(page.locator('#visible')).not.toHaveAttribute('awake');
  await expect(page.locator('#counter')).not.toHaveAttribute('awake');
  await page.locator('#visible').scrollIntoViewIfNeeded();
  await awake(page, 'visible');
  expect(complaints).toEqual([]);
});

test('an enhancer loads neither React nor the runtime', async ({ page, open }) => {
  const asked: string[] = [];
  await page.route(/\/client\//, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await open();
  await awake(page, 'load');
  await awake(page, 'idle');
  asked.length = 0;
  await page.locator('#stepper button').click();
  await awake(page, 'stepper');
  expect(asked).toEqual([expect.stringContaining('/client/assets/stepper.enhancer')]);
});

test('an enhancer that throws leaves its block as it was served, and harms no other', async ({
  page,
  open,
}) => {
  await open();
  await page.locator('#broken button').click();
  await expect.poll(() => complaints.some((words) => words.includes('boom'))).toBe(true);
  await page.locator('#stepper button').click();
  await expect(page.getByLabel('steps', { exact: true })).toHaveText('1');
  await expect(page.getByLabel('broken steps')).toHaveText('0');
  await page.locator('#broken a').click();
  await expect(page).toHaveURL(/\/elsewhere$/);
});

test('an enhancer that never arrives leaves links to the browser', async ({ page, open }) => {
  await page.route(/stepper\.enhancer/, (route) => route.abort());
  await open();
  await page.locator('#stepper a').click();
  await expect(page).toHaveURL(/\/elsewhere$/);
});

test('a link asked for in a new tab is left to the browser', async ({ page, open, asked }) => {
  await open();
  await page.getByRole('link', { name: 'Link' }).click({ modifiers: ['ControlOrMeta'] });
  // Checks the server's requests instead of the new tab: in some browsers the tab crashes, or the test does
  // not learn of it.
  await expect.poll(() => asked).toContain('/elsewhere');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('heard')).toHaveText('');
});

test('an island that owns the query string is drawn anew after reload and Back', async ({ page, open }) => {
  await open();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('query')).toHaveText('?step=2');
  await page.reload();
  await expect(page.getByLabel('query')).toHaveText('?step=2');
  await page.goBack();
  await expect(page.getByLabel('query')).toHaveText('start');
  expect(complaints).toEqual([]);
});

test('props from content cannot break out of their script', async ({ page, open }) => {
  await open();
  const json = (await page.locator('skein-island#controlled + script').textContent()) ?? '';
  expect(JSON.parse(json)).toMatchObject({ evil: '</script><b>' });
  await expect(page.locator('body > section > b')).toHaveCount(0);
});

test('a character being composed is not broken off', async ({ page, open }) => {
  const release = await open({ held: true });
  const field = page.getByLabel('text', { exact: true });
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await release();
  await expect(page.locator('#controlled')).toHaveAttribute('composing');
  await session.send('Input.insertText', { text: '日' });
  await awake(page, 'controlled');
  await expect(page.getByLabel('state')).toContainText('日');
  expect(complaints).toEqual([]);
});
