// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw, fixtureProps } from '../../testing/fixture-props.ts';
import { signUpHero } from './sign-up-hero.block.ts';
import * as fixtures from './sign-up-hero.fixtures.ts';
import { SignUpHero, type SignUp } from './sign-up-hero.tsx';

const HOSTILE = '"><img src=x onerror=alert(1)>@example.com';
const signUp: SignUp = {
  title: 'Your street is on our list.',
  subtitle: 'We write once.',
  email: 'sam@example.com',
  streetAddress: '2 Not Yet Ln',
  unitNumber: '4',
  zipCode: '78704',
};
const confirm = (changes: Partial<SignUp> = {}, fixture: AuthoredEntry = fixtures.signUpBasic) =>
  renderToString(
    <LanguageProvider language="en">
      <SignUpHero {...fixtureProps(signUpHero, fixture)} signUp={{ ...signUp, ...changes }} />
    </LanguageProvider>,
  );
const lines = (html: string) => {
  const label = /<address[^>]*>(.*?)<\/address>/.exec(html)?.[1] ?? '';
  return [...label.matchAll(/<span>(.*?)<\/span>/g)].map(([, line]) => line);
};

describe('SignUpHero', () => {
  it.each(Object.entries(fixtures))(
    'says something of its own to who has not signed up: %s',
    (_, fixture) => {
      for (const locale of ['en-US', 'es'] as const) {
        const html = draw(signUpHero, SignUpHero, fixture, locale);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).not.toContain('<address');
        expect(html).not.toContain('role="status"');
      }
    },
  );

  it('confirms a sign-up in the words of its form, and names what was kept', () => {
    const html = confirm();
    expect(html).toMatch(/<h1[^>]*>Your street is on our list\.<\/h1>/);
    expect(html).toContain('We write once.');
    expect(html).not.toContain('Nothing to confirm');
    expect(html).toContain('What we kept');
    expect(lines(html)).toEqual(['sam@example.com', '2 Not Yet Ln', 'Unit 4 · 78704']);
  });

  it.each<[Partial<SignUp>, string[]]>([
    [{ streetAddress: '', unitNumber: '' }, ['sam@example.com', '78704']],
    [{ streetAddress: '', unitNumber: '', zipCode: '' }, ['sam@example.com']],
    [{ streetAddress: '', unitNumber: '4', zipCode: '' }, ['sam@example.com']],
  ])('with %j names %j', (changes, expected) => {
    expect(lines(confirm(changes))).toEqual(expected);
  });

  it('shows what was typed as text', () => {
    expect(confirm({ email: HOSTILE })).not.toContain('<img src=x');
  });

  it('has no label without words for it', () => {
    expect(confirm({}, fixtures.signUpBare)).not.toContain('<address');
  });
});
