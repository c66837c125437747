import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { ApplicationOnPage, file, THANKS } from './application-on-page.ts';

const MB = 1_048_576;
const FAILED = 'There was a problem submitting the application. Please check the fields and try again.';

async function openForm(page: Page, language: 'en' | 'es' = 'en') {
  await page.goto(language === 'es' ? '/intl/es/careers' : '/careers');
  const role = page.locator('a[href*="/careers/job"]').first();
  await page.goto((await role.getAttribute('href')) ?? '');
  return new ApplicationOnPage(page);
}

test('a file of 10 MB goes up with its progress in view, and the form gives way to thanks', async ({
  page,
}) => {
  const { form, fillIn, submit } = await openForm(page);
  await fillIn('Ten', file('resume.pdf', 10 * MB));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const upload = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await upload(MB);
  await submit.click();
  await expect(submit).toContainText('Submitting...');
  await expect(submit).toBeDisabled();
  const bar = form.getByRole('progressbar');
  await expect
    .poll(() => bar.evaluate((one: HTMLProgressElement) => one.value > 0.2 && one.value < 1))
    .toBe(true);
  // The test has seen the progress bar, so the rest of the upload may be fast.
  await upload(-1);
  const thanks = page.getByRole('status').filter({ hasText: THANKS });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect(thanks.getByRole('link', { name: 'See open roles' })).toHaveAttribute(
    'href',
    '/careers#roles',
  );
});

test('an upload can be canceled, and sent again with everything kept', async ({ page }) => {
  const { form, field, fillIn, submit } = await openForm(page);
  await fillIn('Cancelled', file('resume.pdf', 8 * MB));
  await page.route('**/_grow/**', () => {}, { times: 1 });
  await submit.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit).toBeEnabled();
  await expect(field('first_name')).toHaveValue('Cancelled');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await submit.click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

for (const [about, resume, message] of [
  [
    '10 MB and 1 byte',
    file('resume.pdf', 10 * MB + 1),
    'This file is larger than 10 MB. Please choose a smaller one.',
  ],
  ['no bytes', file('resume.pdf', 0), 'There is nothing in this file. Please choose another one.'],
  [
    'another ending',
    file('resume.exe', 100),
    'This is not a PDF, DOC or DOCX file. Please choose another one.',
  ],
  [
    'a program',
    file('resume.pdf', 3000, Buffer.from('MZ')),
    'This is not a PDF, DOC or DOCX file. Please choose another one.',
  ],
] as const)
  test(`a file of ${about} is refused before it leaves, beside its field, with everything kept`, async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    const { form, field, fillIn, submit } = await openForm(page);
    await fillIn('Ana', resume);
    await submit.click();
    await expect(field('resume')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('resume')).toBeFocused();
    await expect(form.getByText(message).first()).toBeVisible();
    await expect(field('first_name')).toHaveValue('Ana');
    expect(await field('resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
      resume.name,
    );
    expect(posts.filter((url) => url.includes('_grow'))).toEqual([]);
  });

test('an archive that is called a Word file is refused by the service, beside its field, with everything kept', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const { form, field, fillIn, submit } = await openForm(page);
  await fillIn('Ana', file('resume.docx', 3000, Buffer.from('PK\u0003\u0004')));
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(FAILED);
  await expect(field('resume')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('first_name')).toHaveValue('Ana');
  await field('resume').setInputFiles(file(`../../${'x'.repeat(200)}.pdf`, 3000));
  await submit.click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('@quick a service that fails leaves the form as it was, with the quoted words and another try', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 503|Application form submission failed/);
  const { form, field, fillIn, submit } = await openForm(page);
  await fillIn('Again');
  await page.route('**/_grow/**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(FAILED);
  await expect(field('last_name')).toHaveValue('Núñez');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('@laptop the form is sent by the keyboard alone, and has nothing that axe finds', async ({ page }) => {
  const { form, field, submit } = await openForm(page);
  await field('first_name').focus();
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(field('first_name')).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('form[action^="/_grow"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const reached: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at instanceof HTMLButtonElement ? at.type : (at?.getAttribute('name') ?? '');
    });
    reached.push(name);
    if (name === 'submit') break;
    await page.keyboard.press('Tab');
  }
  const shown = await form.evaluate((one: HTMLFormElement) =>
    [...one.elements].flatMap((control) =>
      control instanceof HTMLElement &&
      control.matches('input:not([type="hidden"], [tabindex]), select, textarea')
        ? [control.getAttribute('name') ?? '']
        : [],
    ),
  );
  expect(reached.at(-1)).toBe('submit');
  expect(new Set(reached)).toEqual(new Set([...shown, 'submit']));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'es'] as const)
    test(`an application goes from the list to thanks in ${language}`, async ({ page }) => {
      const { fillIn, submit } = await openForm(page, language);
      await fillIn(`Plain ${language}`);
      await submit.click();
      await expect(page).toHaveURL(/[?&]applied=1/);
      await expect(page.getByRole('heading', { name: language === 'es' ? /Gracias/ : THANKS })).toBeVisible();
      await expect(page.locator('form[action^="/_grow"]')).toHaveCount(0);
    });

  test('a refused application comes back filled in, says what is wrong, and can be sent', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const { form, field, fillIn, submit } = await openForm(page);
    await fillIn('Refused', file('resume.pdf', 500, Buffer.from('MZ')));
    await submit.click();
    await expect(page).toHaveTitle(/^Almost there\. Check these again/);
    await expect(field('resume')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('first_name')).toHaveValue('Refused');
    await expect(form).toContainText('Choose your files again');
    await field('resume').setInputFiles(file('resume.pdf', 500));
    await submit.click();
    await expect(page).toHaveURL(/[?&]applied=1/);
  });

  test('a refused application is in the other language as it was typed, without its files, and is sent there', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const { form, field, fillIn, submit } = await openForm(page);
    await fillIn('Refused "Ñ"', file('resume.pdf', 500, Buffer.from('MZ')));
    await submit.click();
    await expect(field('resume')).toHaveAttribute('aria-invalid', 'true');
    // The visitor corrects the form after the failed post.
    await field('last_name').fill('Reyes');
    await field('resume').setInputFiles(file('resume.pdf', 5 * MB));
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /Español/ })
      .click();
    expect((await posted).postDataBuffer()?.length).toBeLessThan(10_000);
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
    await expect(field('first_name')).toHaveValue('Refused "Ñ"');
    await expect(field('last_name')).toHaveValue('Reyes');
    await expect(form).toContainText('Vuelve a elegir tus archivos');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    await field('resume').setInputFiles(file('resume.pdf', 500));
    await submit.click();
    await expect(page).toHaveURL(/\/intl\/es\/careers\/job.*[?&]applied=1/);
  });
});
