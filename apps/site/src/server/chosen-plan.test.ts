import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWithoutScript } from '../testing/browser-without-script.ts';
import { journeySite, type JourneySite } from '../testing/journey-site.ts';
import { demoSite } from '../testing/site-in-memory.ts';

// A visitor chooses a plan before entering the address. Every step names the plan, up to the button that
// orders it.

let demo: JourneySite;
beforeAll(async () => void (demo = await journeySite()));
afterAll(() => demo.end());

const PLAN = '?plan=skein-1-gig';
const address = (streetAddress: string) => ({ streetAddress, zipCode: '78704' });
const NAME = 'Skein 1\u00a0Gig';
const WORDS = {
  '': {
    get: `Get ${NAME}`,
    line: `Your plan: ${NAME}, $70 a month`,
    router: 'Router Six',
    order: 'Call (800)\u00a0555-0199 to order',
    pick: 'Choose a plan',
    again: 'Check availability again',
  },
  '/intl/es': {
    get: `Contratar ${NAME}`,
    line: `Tu plan: ${NAME}, $70 al mes`,
    router: 'Router Seis',
    order: 'Contratar: (800)\u00a0555-0199',
    pick: 'Elegir un plan',
    again: 'Ver cobertura otra vez',
  },
} as const;
const PREFIXES = ['', '/intl/es'] as const;

const FROM = ['/', '/plans', '/cities/austin', '/cities/kansascity', '/gaming'];
const journeys = PREFIXES.flatMap((prefix) =>
  FROM.map((path) => ({ prefix, from: path === '/' ? prefix || '/' : prefix + path })),
);
const browser = () => browserWithoutScript(demo.app);

describe('a visitor without script who wants 1 Gig', () => {
  it.each(journeys)('goes from $from to its order, and reads the plan on every step', async (journey) => {
    const { prefix, from } = journey;
    const { get, line, router, order } = WORDS[prefix];
    const visitor = browser();
    await visitor.open(from);
    await visitor.open(visitor.href(get) ?? '');
    expect(visitor.at()).toBe(`${prefix}/check-address${PLAN}`);
    expect(visitor.text('main [data-street-check]')).toContain(line);
    expect(visitor.value('pageSource')).toBe(`${prefix}/check-address${PLAN}`);
    await visitor.send('form-check-address', address('1 Ready Rd'));
    expect(visitor.at()).toBe(`${prefix}/address/available${PLAN}`);
    const told = visitor.text('main') ?? '';
    for (const words of ['1 Ready Rd', `${NAME}$70`, router]) expect(told).toContain(words);
    expect(visitor.href(order)).toBe('tel:+18005550199');
    expect(visitor.href(WORDS[prefix].pick)).toBeUndefined();
  });

  it.each(PREFIXES)('%s chooses once the address is known, too, and keeps the address', async (prefix) => {
    const visitor = browser();
    await visitor.open(`${prefix}/check-address`);
    await visitor.send('form-check-address', address('1 Ready Rd'));
    expect(visitor.href(WORDS[prefix].pick)).toBe('#plans');
    await visitor.open(visitor.href(NAME) ?? '');
    expect(visitor.href(WORDS[prefix].order)).toBeDefined();
    expect(visitor.text('main address')).toContain('1 Ready Rd');
  });

  it.each(PREFIXES)(
    '%s keeps it when the form comes back, and when the address is typed again',
    async (prefix) => {
      const { line, again } = WORDS[prefix];
      const visitor = browser();
      await visitor.open(`${prefix}/check-address${PLAN}`);
      await visitor.send('form-check-address', { ...address('1 Raedy Rd'), zipCode: '787' });
      expect(visitor.at()).toBe('/address-forms');
      expect(visitor.text('main [data-street-check]')).toContain(line);
      await visitor.send('form-check-address', address('1 Raedy Rd'));
      expect(visitor.at()).toBe(`${prefix}/address/try-again${PLAN}`);
      await visitor.open(visitor.href(again) ?? '');
      expect(visitor.text('main [data-street-check]')).toContain(line);
      await visitor.send('form-check-address', address('1 Ready Rd'));
      expect(visitor.at()).toBe(`${prefix}/address/available${PLAN}`);
    },
  );

  it.each([
    ['', '2 Not Yet Ln', 'Check availability elsewhere'],
    ['/intl/es', '2 Not Yet Ln', 'Ver cobertura en otra dirección'],
  ] as const)(
    '%s keeps it for another address, where the fiber is not there yet',
    async (prefix, street, elsewhere) => {
      const visitor = browser();
      await visitor.open(`${prefix}/check-address${PLAN}`);
      await visitor.send('form-check-address', address(street));
      expect(visitor.at()).toBe(`${prefix}/address/not-yet${PLAN}`);
      expect(visitor.href(elsewhere)).toBe(`${prefix}/check-address${PLAN}`);
    },
  );

  it('keeps it in the other language', async () => {
    const visitor = browser();
    await visitor.open(`/check-address${PLAN}`);
    await visitor.switchTo('es');
    expect(visitor.text('main [data-street-check]')).toContain(WORDS['/intl/es'].line);
    await visitor.send('form-check-address', { ...address('1 Ready Rd'), zipCode: '1' });
    await visitor.switchTo('en');
    expect(visitor.text('main [data-street-check]')).toContain(WORDS[''].line);
  });
});

const ANSWERS = {
  '': {
    missing: 'Skein 2\u00a0Gig isn’t available at your address. Only in Arizona and Texas.',
    only: 'Only in Arizona and Texas',
    take: 'Choose this plan',
    change: 'Change plan',
    call: 'have us call you',
    hours: '8\u00a0AM to 8\u00a0PM',
    tryAgain: 'Try again',
  },
  '/intl/es': {
    missing: 'Skein 2\u00a0Gig no está disponible en tu dirección. Solo en Arizona y Texas.',
    only: 'Solo en Arizona y Texas',
    take: 'Elegir este plan',
    change: 'Cambiar de plan',
    call: 'pide que te llamemos',
    hours: 'de 8\u00a0a.\u00a0m. a 8\u00a0p.\u00a0m.',
    tryAgain: 'Intentar de nuevo',
  },
} as const;
const BIG = 'Skein 2\u00a0Gig';

describe.each(PREFIXES)('%s the answer for an address', (prefix) => {
  const words = { ...WORDS[prefix], ...ANSWERS[prefix] };
  async function ask(plan: string, streetAddress: string, zipCode: string) {
    const visitor = browser();
    await visitor.open(`${prefix}/check-address?plan=${plan}`);
    await visitor.send('form-check-address', { streetAddress, zipCode });
    return visitor;
  }

  it.each([
    ['100 Treadle St', '37204'],
    ['100 Main St', '80202'],
  ])('of %s offers no plan that its state does not have, and another in its place', async (street, zip) => {
    const visitor = await ask('skein-2-gig', street, zip);
    expect(visitor.at()).toBe(`${prefix}/address/available?plan=skein-2-gig`);
    expect(visitor.text('main')).toContain(words.missing);
    expect([visitor.href(BIG), visitor.href(words.order)]).toEqual([undefined, undefined]);
    await visitor.open(visitor.href(words.take) ?? '');
    expect(visitor.href(words.order)).toBeDefined();
    expect(visitor.text('main address')).toContain(street);
    expect(visitor.text('main')).not.toContain(words.only);
  });

  it('offers the largest plan where it is sold, says when sales answers, and changes the plan in place', async () => {
    const visitor = await ask('skein-2-gig', '1 Ready Rd', '78704');
    expect(visitor.href(words.order)).toBeDefined();
    expect(visitor.text('main')).not.toContain(words.only);
    expect(visitor.text('main')).toContain(words.hours);
    expect(visitor.href(words.call)).toBe(`${prefix}/support/schedule-a-call`);
    expect(visitor.href(words.change)).toBe('#plans');
    await visitor.open(visitor.href('Skein 500') ?? '');
    expect(visitor.text('main address')).toContain('1 Ready Rd');
    expect(visitor.text('main')).toContain('Skein 500$55');
  });

  it('without a known ZIP code says where a plan is sold', async () => {
    const visitor = browser();
    for (const path of ['/check-address', '/address/available']) {
      await visitor.open(prefix + path);
      expect(visitor.text('main')).toContain(words.only);
    }
  });

  it('orders where an address has fiber and no account, and keeps the plan', async () => {
    const visitor = await ask('skein-1-gig', '5 Lost Account Ct', '78704');
    expect(visitor.at()).toBe(`${prefix}/account-not-found${PLAN}`);
    expect(visitor.text('main')).toContain(`${words.line}.`);
    expect(visitor.href(words.order)).toBe('tel:+18005550199');
    expect(visitor.href(words.tryAgain)).toBe(`${prefix}/check-address${PLAN}`);
    await visitor.open(`${prefix}/account-not-found`);
    expect(visitor.href(NAME)).toBeUndefined();
  });

  it('that is almost there keeps the plan for the email', async () => {
    const visitor = await ask('skein-1-gig', '3 Almost There Ave', '78704');
    expect(visitor.at()).toBe(`${prefix}/address/almost-there${PLAN}`);
    expect(visitor.text('main')).toContain(`${NAME}$70`);
    expect(visitor.value('pageSource', 'form-month')).toBe(`${prefix}/address/almost-there${PLAN}`);
  });
});

describe('a plan in an address', () => {
  it.each(['/check-address', '/intl/es/check-address', '/address/available'])(
    'is none on %s if nobody sells it',
    async (path) => {
      const { pages } = await demoSite();
      const plain = await pages.render(path);
      for (const query of [
        '?plan=skein-9-gig',
        '?plan=',
        '?plan=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
        '?plan=skein-1-gig%22',
        '?plan=__proto__',
        `?plan=${'a'.repeat(5000)}`,
      ]) {
        expect(plain.address?.normal({ search: query })).toBe('');
        expect((await pages.render(path, { search: query })).html).toBe(plain.html);
      }
    },
  );

  it('is one page for everybody who asks for it, however they came', async () => {
    const { pages } = await demoSite();
    const { address: at, caching } = await pages.render('/check-address', { search: PLAN });
    expect(at?.normal({ search: `?utm_source=x${PLAN.replace('?', '&')}` })).toBe(PLAN);
    expect(at?.isPrivate({ search: PLAN })).toBe(false);
    expect(caching).toBeUndefined();
  });

  it('of a post that nobody sells is not shown on the page that answers', async () => {
    const visitor = browser();
    await visitor.open('/check-address');
    const pageSource = '/check-address?plan=skein-9-gig';
    await visitor.send('form-check-address', { ...address('1 Ready Rd'), pageSource });
    expect(visitor.href(WORDS[''].pick)).toBe('#plans');
    await visitor.open('/check-address');
    const hostile = '/check-address?plan="><script>alert(1)</script>';
    await visitor.send('form-check-address', { ...address('1 Ready Rd'), pageSource: hostile });
    expect(visitor.at()).toBe('/address/available');
  });
});
