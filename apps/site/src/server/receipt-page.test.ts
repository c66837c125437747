import { answerAt, type Receipt } from '@skein/forms/contract';
import { RESULT_PAGES, SIGN_UP_PAGE } from '@skein/content/routes';
import { confirmTexts } from '@skein/forms/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { documentOf } from '../testing/document-of.ts';
import { demoSite, siteInMemory } from '../testing/site-in-memory.ts';
import { visits } from '../testing/visits.ts';

let site: Awaited<ReturnType<typeof siteInMemory>>;
beforeAll(async () => {
  site = await demoSite();
});

const ADDRESS = { street: '2 Not Yet Ln', unit: '4', zip: '78704' };
const HOSTILE = '"><script>alert(1)</script>@example.com';
const signUp: Receipt = {
  page: SIGN_UP_PAGE,
  from: '/address/not-yet',
  formEntryId: 'form-sign-up',
  email: 'sam@example.com',
  ...ADDRESS,
};

function drawWith({ pages }: typeof site, path: string, receipt: Receipt) {
  const visit = visits.read(JSON.stringify(receipt), receipt.page);
  if (!visit) throw new Error('the receipt cannot be read');
  return pages.renderFor(path, { search: '' }, visit);
}

async function draw(receipt: Receipt, path: string = receipt.page) {
  const page = await drawWith(site, path, receipt);
  const document = documentOf(page.html);
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value;
  return { page, document, text, field };
}

describe('the page that confirms a sign-up', () => {
  it('speaks in the words of the form, and names what was kept', async () => {
    const { text, page } = await draw(signUp);
    expect(text('h1')).toBe('Your street is on our list.');
    expect(text('main')).toContain('We’ll email you once, the week it gets a date.');
    expect(text('main address')).toBe('sam@example.com2 Not Yet LnUnit 4 · 78704');
    expect(page.caching).toBe('none');
  });

  it('speaks Spanish under the Spanish path, wherever the form stood', async () => {
    const { text, document } = await draw(signUp, `/intl/es${SIGN_UP_PAGE}`);
    expect(document.documentElement.lang).toBe('es-US');
    expect(text('h1')).toBe('Tu calle ya está en la lista.');
    const english = document.querySelector(`a[hreflang][href^="${SIGN_UP_PAGE}"]`);
    expect(english?.getAttribute('href')).toBe(answerAt(SIGN_UP_PAGE));
    expect(text('main address')).toContain('Apto. 4');
  });

  it.each([
    ['', 'You’ll get our next notes.'],
    ['/intl/es', 'Recibirás los próximos apuntes.'],
  ])(
    'speaks in the words of a form that was sent from a question’s own address: “%s”',
    async (prefix, title) => {
      const withForm = await siteInMemory(
        withEntry(demoExport, 'page-support-faq', ({ sys, fields }) => {
          const blocks = ['faq-topics', 'labs-notes'].map((id) => ({
            sys: { type: 'Link', linkType: 'Entry', id },
          }));
          return { sys, fields: { ...fields, gfBlocks: { 'en-US': blocks } } };
        }),
      );
      const receipt = { ...signUp, from: '/support/faq/which-plan', formEntryId: 'form-labs' };
      const { html } = await drawWith(withForm, prefix + SIGN_UP_PAGE, receipt);
      expect(documentOf(html).querySelector('h1')?.textContent).toBe(title);
    },
  );

  it.each<[string, Partial<Receipt>]>([
    ['is not known', { formEntryId: undefined }],
    ['is gone', { formEntryId: 'form-of-yesterday' }],
    ['is none', { formEntryId: 'address-not-yet-sign-up' }],
    ['stood on a page that is gone', { from: '/nowhere' }],
    ['stood on a page that nobody named', { from: undefined }],
    ['stood on no page', { from: '../../%00' }],
    ['stood beside a question of no page', { from: '/nowhere/which-plan' }],
  ])('has words where the form %s', async (_, changes) => {
    const { text } = await draw({ ...signUp, ...changes });
    expect(text('h1')).toBe(confirmTexts.title.en);
  });

  it('shows what was typed as text', async () => {
    const { text, document } = await draw({ ...signUp, email: HOSTILE });
    expect(text('main address')).toContain(HOSTILE);
    expect(document.querySelector('script:not([data-runtime], [type])')).toBeNull();
  });

  it('says something sensible to who has not signed up', async () => {
    for (const prefix of ['', '/intl/es']) {
      const { html, caching } = await site.pages.render(prefix + SIGN_UP_PAGE, {
        search: '?email=sam@example.com&form=x',
      });
      const document = documentOf(html);
      expect(document.querySelector('main address')).toBeNull();
      expect(html).not.toContain('sam@example.com');
      expect(document.querySelector('h1')?.textContent).toMatch(/nothing to confirm|no hay nada/);
      expect(document.querySelectorAll('main a').length).toBeGreaterThan(1);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      expect(caching).toBeUndefined();
    }
  });
});

describe('the page of what checking an address came to', () => {
  it.each([
    [RESULT_PAGES.notYet, true],
    [RESULT_PAGES.almostThere, true],
    [RESULT_PAGES.available, false],
    [RESULT_PAGES.tryAgain, false],
  ])('%s shows the address; a sign-up carries it: %s', async (page, carries) => {
    const { text, field, document } = await draw({ page, ...ADDRESS });
    expect(text('main address')).toBe('2 Not Yet LnUnit 4 · 78704');
    expect(document.querySelector('main form') !== null).toBe(carries);
    if (!carries) return;
    expect([field('streetAddress'), field('unitNumber'), field('zipCode')]).toEqual(Object.values(ADDRESS));
    expect(document.querySelector<HTMLInputElement>('main [name=streetAddress]')?.type).toBe('text');
  });

  it('knows the ZIP code of a check without a street, so that no earlier address of the browser stands in', async () => {
    const { text, field, page } = await draw({ page: RESULT_PAGES.notYet, zip: '59801' });
    expect(text('main address')).toBeUndefined();
    expect([field('streetAddress'), field('unitNumber'), field('zipCode')]).toEqual(['', '', '59801']);
    expect(page.html).toMatch(/(?:"|&quot;)zipCode(?:"|&quot;):(?:"|&quot;)59801/);
  });

  it.each(Object.values(RESULT_PAGES))(
    '%s says that the email was kept, as text, and asks for none',
    async (page) => {
      for (const [path, words] of [
        [page, 'We have kept your email: '],
        [`/intl/es${page}`, 'Guardamos tu correo: '],
      ] as const) {
        const { text, document } = await draw({ page, email: HOSTILE, ...ADDRESS }, path);
        expect(text('main')).toContain(words + HOSTILE);
        expect(document.querySelector('script:not([data-runtime], [type])')).toBeNull();
        expect(document.querySelector('main [name=email]')).toBeNull();
      }
    },
  );

  it('is everybody’s without a receipt, and shared caches may keep it', async () => {
    for (const page of Object.values(RESULT_PAGES)) {
      const { html, caching } = await site.pages.render(page);
      expect(html).not.toContain('<address');
      expect(caching, page).toBeUndefined();
    }
  });

  it('without an account speaks of the address, and of neither email nor address to who comes from elsewhere', async () => {
    const { text } = await draw({
      page: RESULT_PAGES.accountNotFound,
      street: '5 Lost Account Ct',
      zip: '78704',
    });
    expect(text('h1')).toBe('Yes, there’s fiber here. No account yet.');
    expect(text('main')).toContain('Our fiber reaches that address');
    expect(text('main')).toContain('You asked about 5 Lost Account Ct, 78704.');
    const { html } = await site.pages.render(RESULT_PAGES.accountNotFound);
    expect(html).not.toMatch(/with that email|by this email/);
  });

  it('wakes its sign-up when the browser knows the address, and no other form', async () => {
    const { html } = await site.pages.render(RESULT_PAGES.notYet);
    const islands = [...documentOf(html).querySelectorAll('skein-island')];
    const woken = islands.filter((island) => island.getAttribute('on')?.includes('known-address'));
    expect(woken.map((island) => island.querySelector('form')?.textContent)).toEqual([
      expect.stringContaining('Email me the date'),
    ]);
  });
});
