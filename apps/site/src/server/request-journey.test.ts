import { requestForms } from '@skein/content/requests';
import { forgotEmailProblems, type RequestFormId } from '@skein/forms/contract';
import { goodRequests } from '@skein/forms/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserWithoutScript } from '../testing/browser-without-script.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';

// Pages that are another for each visitor, and the services behind them, as a visitor without script meets them.

let demo: JourneySite;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  demo = await journeySite({ forVisitors: true });
});
afterAll(async () => {
  await demo.end();
  vi.useRealTimers();
});

const browser = (options?: { readonly cookies?: boolean }) => browserWithoutScript(demo.app, options);
/** Time in which a person types. */
const typing = () => void vi.setSystemTime(Date.now() + 5000);

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

// One language after the other, unless everything is wanted.
const rows = (Object.keys(ENTRIES) as RequestFormId[]).flatMap((id, at) => {
  const both = [
    { id, prefix: '' },
    { id, prefix: '/intl/es' },
  ];
  return process.env['TEST_LEVEL'] === 'full' ? both : both.slice(at % 2, (at % 2) + 1);
});

describe.each(rows)('$id on its page$prefix, without script', ({ id, prefix }) => {
  const { page, names } = requestForms[id];

  it('is taken on the first visit, and thanked for once', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    const form = visitor.text('main form');
    typing();
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
    expect(visitor.text('main form')).toBeUndefined();
    // Who comes back finds the form again.
    await visitor.open(prefix + page);
    expect(visitor.text('main form')).toBe(form);
  });

  it('comes back as it was typed, with a word at each field that is wrong, and is taken then', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    typing();
    await visitor.send(ENTRIES[id], { ...typedFor(id), [names.email]: 'sam@example' });
    expect(visitor.text('h1')).toBeTruthy();
    expect(visitor.value(names.email)).toBe('sam@example');
    expect(visitor.value(names.firstName)).toBe('Sam');
    expect(visitor.text('main [aria-live]')).toMatch(/@|arroba/u);
    typing();
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.at()).toBe(prefix + page);
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
  });

  it('is told from a program by its haste', async () => {
    const visitor = browser();
    await visitor.open(prefix + page);
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.text('[role=alert]')).toMatch(/quicker than a person|más rápido/u);
    typing();
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.text('main [role=status] h2')).toBeTruthy();
  });

  it('says what it takes to who has cookies off', async () => {
    const visitor = browser({ cookies: false });
    await visitor.open(prefix + page);
    typing();
    await visitor.send(ENTRIES[id], typedFor(id));
    expect(visitor.text('[role=alert]')).toMatch(/cookie/u);
    expect(visitor.value(names.firstName)).toBe('Sam');
  });
});

describe('the tokens of a page', () => {
  it('are another visitor’s on another visit, and the meta tag has the form token of the form', async () => {
    const [first, second] = [browser(), browser()];
    await first.open('/business/contact');
    await second.open('/business/contact');
    const field = 'business_contact[authenticity_token]';
    expect(first.meta('csrf-token')).toBe(first.value(field));
    expect(first.meta('csrf-token')).not.toBe(second.meta('csrf-token'));
    expect(first.value('pageToken')).not.toBe(second.value('pageToken'));
  });
});

describe.each(['', '/intl/es'])('who forgot the email, on %s/forgot-email without script', (prefix) => {
  const language = prefix === '' ? 'en' : 'es';
  const ask = async (streetAddress: string) => {
    const visitor = browser();
    await visitor.open(`${prefix}/forgot-email`);
    typing();
    await visitor.send('form-forgot-email', { streetAddress, zipCode: '78704' });
    return visitor;
  };

  it('reads that a letter is on its way, in the place of the form', async () => {
    const visitor = await ask('1 Ready Rd');
    expect(visitor.at()).toBe(`${prefix}/forgot-email`);
    expect(visitor.text('main [role=status]')).toMatch(/Check your inboxes|Revisa tus correos/u);
    expect(visitor.text('main form')).toBeUndefined();
  });

  it('reads on the same page that there is no account', async () => {
    const visitor = await ask('1 Elsewhere Road');
    expect(visitor.text('[role=alert]')).toContain(forgotEmailProblems.notFound[language]);
    expect(visitor.value('streetAddress')).toBe('1 Elsewhere Road');
    expect(visitor.text('h1')).toMatch(/your account email|tu correo/u);
  });

  it('who opens the address of the service finds the form', async () => {
    const visitor = await ask('1 Elsewhere Road');
    await visitor.open('/api/forgot-email');
    expect(visitor.at()).toBe(`${prefix}/forgot-email`);
    expect(visitor.text('main form')).toBeTruthy();
  });
});
