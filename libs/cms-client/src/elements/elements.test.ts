// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { entry } from '../authoring/entry.ts';
import { t } from '../authoring/localized.ts';
import { parseAuthored } from '../export/parse-authored.ts';
import { palette, readField, sanitize } from '../model/read-field.test-support.ts';
import { callToAction } from './call-to-action.content.ts';
import { linkTarget } from './link-target.ts';

describe('a host’s own page of the address check', () => {
  it.each(['#!', '/check', '#CheckAddress'])('is where %j leads', (raw) => {
    const { value } = readField(linkTarget('to'), raw, { addressCheckPath: '/check', locale: 'es' });
    expect(value).toEqual({ href: '/intl/es/check', action: 'open-address-check' });
  });

  it('may be missing: the link then waits for script where it is', () => {
    const read = (raw: string) => parseAuthored(callToAction, link(raw), { ...options }).props?.target;
    expect(read('#!')).toEqual({ href: '#!', action: 'open-address-check' });
    expect(read('/check-address')).toEqual({ href: '/check-address' });
  });
});

const options = { locale: 'en-US', palette, sanitize } as const;
const link = (target: string) => entry(callToAction, 'link', { internalName: 'Link', text: 'Go', target });

describe('a link target', () => {
  it.each([
    ['/plans', { href: '/plans' }],
    [' /plans?a=1#b ', { href: '/plans?a=1#b' }],
    ['https://example.com/', { href: 'https://example.com/' }],
    ['tel:+15550100', { href: 'tel:+15550100' }],
    ['#plans', { href: '#plans' }],
    ['#!', { href: '/check-address', action: 'open-address-check' }],
    ['/cities/austin#!', { href: '/check-address', action: 'open-address-check' }],
    ['#CheckAddress', { href: '/check-address', action: 'open-address-check' }],
    ['/check-address', { href: '/check-address', action: 'open-address-check' }],
  ])('%j is %j', (raw, value) =>
    expect(readField(linkTarget('to'), raw)).toMatchObject({ value, reasons: [] }),
  );

  it.each([
    ['/plans', '/intl/es/plans'],
    ['#!', '/intl/es/check-address'],
    ['https://example.com/', 'https://example.com/'],
  ])('%j leads to %s in Spanish', (raw, href) => {
    expect(readField(linkTarget('to'), raw, { locale: 'es' }).value).toMatchObject({ href });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.com', 7, { sys: {} }])(
    'cannot be %j',
    (raw) => {
      expect(readField(linkTarget('to'), raw)).toMatchObject({
        usable: false,
        reasons: [expect.stringMatching(/^is not a/)],
      });
    },
  );
});

describe('a call to action', () => {
  const read = (values: Parameters<typeof entry<typeof callToAction>>[2], locale: 'en-US' | 'es' = 'en-US') =>
    parseAuthored(callToAction, entry(callToAction, 'cta', values), {
      locale,
      palette,
      sanitize,
      types: [callToAction as never],
    });

  it('needs a text and a target; the rest has defaults', () => {
    expect(read({ text: 'See plans', target: '/plans' })).toEqual({
      problems: [],
      props: {
        id: 'cta',
        text: 'See plans',
        target: { href: '/plans' },
        look: 'button',
        external: false,
        align: 'left',
      },
    });
  });

  it('speaks the language of its page', () => {
    expect(
      read({ text: t('See plans', 'Ver planes'), target: t('/plans', '/planes') }, 'es').props,
    ).toMatchObject({
      text: 'Ver planes',
      target: { href: '/intl/es/planes' },
    });
  });

  it('has colors with the text that can be read on them', () => {
    expect(read({ text: 'x', target: '/', color: 'teal', hoverColor: '#fff' }).props).toMatchObject({
      color: palette.teal,
      hoverColor: '#ffffff',
    });
  });

  it('loses a bad color, not itself', () => {
    const { props, problems } = read({ text: 'x', target: '/', color: 'ultraviolet' });
    expect(props).not.toHaveProperty('color');
    expect(problems).toMatchObject([{ entryId: 'cta', field: 'gfCtaColor' }]);
  });

  it('may open another entry in a dialog', () => {
    const modal = entry(callToAction, 'inner', { text: 'Inner', target: '/inner' });
    expect(read({ text: 'x', target: '/', modal }).props?.modal).toMatchObject({
      id: 'inner',
      type: 'gfCallToAction',
      props: { text: 'Inner' },
    });
  });

  it('without a target is unusable', () => {
    expect(read({ text: 'x', target: '' })).toMatchObject({
      props: undefined,
      problems: [{ field: 'gfCtaLink', reason: 'is missing' }],
    });
  });
});
