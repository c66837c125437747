import { requestForms } from '@skein/content/requests';
import { forgotEmailProblems, tokenFieldOf, type RequestFormId } from '@skein/forms/contract';
import { goodRequests } from '@skein/forms/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserWithoutScript } from '../testing/browser-without-script.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';

// A visitor without script uses pages whose forms carry a token, and the services behind them.

let demo: JourneySite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  demo = await journeySite();
});
afterAll(async () => {
  await demo.end();
  vi.useRealTimers();
});

const browser = (options?: { readonly cookies?: boolean }) => browserWithoutScript(demo.app, options);

const ENTRIES: Readonly<Record<RequestFormId, string>> = {
  businessContact: 'form-business-contact',
  buildingRequest: 'form-building-request',
  webpassContact: 'form-webpass-contact',
  webpassResidential: 'form-webpass-residential',
  chat: 'form-chat',
};

function typedFor(id: RequestFormId): Record<string, string> {
  const { names, order } = requestForms[id];
  const typed = order.map((field) => [names[field], goodRequests[id][field] ?? '']);
  return { ...Object.fromEntries(typed), [names.human]: '' };
}

// The languages alternate from form to form. The full level tests all forms in both languages.
const rows = (Object.keys(ENTRIES) as RequestFormId[]).flatMap((id, at) => {
  const both = [
    { id, prefix: '' },
    { id, prefix: '/intl/es' },
  ];
  return process.env['TEST_LEVEL'] === 'full' ? both : both.slice(at % 2, (at % 2) + 1);
});

describe.each(rows)('$id on its page$prefix, without script', ({ id, prefix }) => {
  const { page, names } = requestForms[id];

  it('is taken on the first visit, and thanked for on reload and in the other language, too', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    const form = visitor.text('main form');
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
    expect(visitor.text('main form')).toBeUndefined();
    const thanks = visitor.text('main [role=status]');
    await visitor.open(`${prefix}${page}?sent=1`);
    expect(visitor.text('main [role=status]')).toBe(thanks);
    await visitor.switchTo(prefix === '' ? 'es' : 'en');
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
    await visitor.switchTo(prefix === '' ? 'en' : 'es');
    expect(visitor.text('main [role=status]')).toBe(thanks);
    await visitor.follow('main [role=status] a');
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main form')).toBe(form);
  });

  it('comes back as it was typed, with a word at each field that is wrong, and is taken then', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    await visitor.send(ENTRIES[id], { ...typedFor(id), [names.email]: 'sam@example' });
    expect(visitor.text('h1')).toBeTruthy();
    expect(visitor.value(names.email)).toBe('sam@example');
    expect(visitor.value(names.firstName)).toBe('Sam');
    expect(visitor.text('main [aria-live]')).toMatch(/@|arroba/u);
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
  });

  it('that was refused is in the other language as it was typed, judged by nobody, and is taken there', async () => {
    const [there, prefixThere] = prefix === '' ? (['es', '/intl/es'] as const) : (['en', ''] as const);
    const visitor = browser({ cookies: false });
    await visitor.open(prefix + page);
    const wrong = { ...typedFor(id), [names.email]: 'sam@example', [names.firstName]: 'Sam "Ñ" <b>' };
    await visitor.send(ENTRIES[id], wrong);
    const before = visitor.sent();
    // The switch keeps the text that the visitor has typed since the page was rendered.
    await visitor.switchTo(there, { [names.message]: 'One\nTwo' });
    expect(visitor.lang()).toMatch(there);
    expect(visitor.text('main [aria-invalid]')).toBeUndefined();
    expect(visitor.sent()).toEqual({
      ...before,
      ...(names.message in before && { [names.message]: 'One\nTwo' }),
      pageSource: prefixThere + page,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/u),
      [tokenFieldOf(requestForms[id])]: expect.stringMatching(/^[\w.-]+$/u),
    });
    await visitor.send(ENTRIES[id], { [names.email]: 'sam@example.com' });
    expect(visitor.at()).toBe(prefixThere + page);
    expect(visitor.text('main [aria-live]')).not.toMatch(/@|arroba/u);
  });

  it('is taken from who has cookies off, who then sees the page of everybody', async () => {
    const visitor = browser({ cookies: false });
    await visitor.open(prefix + page);
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main form')).toBeTruthy();
  });

  it('is taken from a page that was open for more than a day once it is sent again, as it was typed', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.text('[role=alert]')).toMatch(/open for too long|demasiado tiempo/u);
    expect(visitor.value(names.firstName)).toBe('Sam');
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
  });
});

describe('the form token of a page', () => {
  it('is the same in its meta tag and its form, for every visitor', async () => {
    const [first, second] = [browser(), browser()];
    await first.open('/business/contact');
    await second.open('/business/contact');
    expect(first.meta('csrf-token')).toMatch(/^[\w.-]+$/u);
    expect(first.value('business_contact[authenticity_token]')).toBe(first.meta('csrf-token'));
    expect(second.meta('csrf-token')).toBe(first.meta('csrf-token'));
  });
});

describe.each(['', '/intl/es'])('who forgot the email, on %s/forgot-email without script', (prefix) => {
  const language = prefix === '' ? 'en' : 'es';
  const ask = async (streetAddress: string) => {
    const visitor = browser();
    await visitor.open(`${prefix}/forgot-email`);
    await visitor.send('form-forgot-email', { streetAddress, zipCode: '78704' });
    return visitor;
  };

  it('reads that a letter is on its way, in the place of the form', async () => {
    const visitor = await ask('1 Ready Rd');
    expect(visitor.at()).toBe(`${prefix}/forgot-email`);
    expect(visitor.text('main [role=status]')).toMatch(/Check your inboxes|Revisa tus correos/u);
    expect(visitor.text('main form')).toBeUndefined();
    await visitor.follow('main [role=status] a');
    expect(visitor.at()).toBe(`${prefix}/forgot-email`);
    expect(visitor.text('main form')).toBeTruthy();
  });

  it('reads on the same page that there is no account', async () => {
    const visitor = await ask('1 Elsewhere Road');
    expect(visitor.text('[role=alert]')).toContain(forgotEmailProblems.notFound[language]);
    expect(visitor.value('streetAddress')).toBe('1 Elsewhere Road');
    expect(visitor.text('h1')).toMatch(/your account email|tu correo/u);
  });

  it('reads on in the other language, with the address that was typed', async () => {
    const visitor = await ask('1 Elsewhere Road');
    const [there, page] = language === 'en' ? ['es', '/intl/es/forgot-email'] : ['en', '/forgot-email'];
    await visitor.switchTo(there);
    expect(visitor.lang()).toMatch(there);
    expect(visitor.sent()).toMatchObject({
      streetAddress: '1 Elsewhere Road',
      zipCode: '78704',
      pageSource: page,
    });
    expect(visitor.text('[role=alert]')).toBeUndefined();
  });

  it('who opens the address of the service finds the form', async () => {
    const visitor = await ask('1 Elsewhere Road');
    await visitor.open('/api/forgot-email');
    expect(visitor.at()).toBe(`${prefix}/forgot-email`);
    expect(visitor.text('main form')).toBeTruthy();
  });
});
