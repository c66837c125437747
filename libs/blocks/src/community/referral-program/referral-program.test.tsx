// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { referralProgram } from './referral-program.block.ts';
import * as fixtures from './referral-program.fixtures.ts';
import { ReferralProgram } from './referral-program.tsx';

describe('ReferralProgram', () => {
  it('has its steps as an ordered list, in their order', () => {
    const html = draw(referralProgram, ReferralProgram, fixtures.referral);
    const list = /<ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
    expect([...list.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Tell them',
      'They order with your street',
      'A month is off both bills',
    ]);
  });

  it('has each call to action, and what has to be said', () => {
    const html = draw(referralProgram, ReferralProgram, fixtures.referral, 'es');
    expect(html).toContain('data-action="open-address-check"');
    expect(html).toContain('href="/intl/es/legal/terms"');
    expect(html).toContain('Hasta doce vecinos al año.');
  });

  it('has neither list nor buttons where there are none', () => {
    expect(draw(referralProgram, ReferralProgram, fixtures.referralTitleOnly)).not.toMatch(
      /<(?:ol|button)|data-pill/,
    );
  });
});
