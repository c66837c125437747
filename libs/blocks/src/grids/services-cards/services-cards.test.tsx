// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw, parseRaw } from '../../testing/fixture-props.ts';
import { serviceCard } from './service-card.content.ts';
import { servicesCards } from './services-cards.block.ts';
import * as fixtures from './services-cards.fixtures.ts';
import { ServicesCards } from './services-cards.tsx';

type Fixture = (typeof fixtures)[keyof typeof fixtures];
const html = (fixture: Fixture, locale: 'en-US' | 'es' = 'en-US') =>
  draw(servicesCards, ServicesCards, fixture, locale);

describe('ServicesCards', () => {
  it('is a list of services, each under a heading, with its price and its way on', () => {
    const text = html(fixtures.servicesFour, 'es');
    expect(text.match(/<li/g)).toHaveLength(4);
    expect(text.match(/<h3/g)).toHaveLength(4);
    expect(text).toContain('desde $55 al mes');
    expect(text).toContain('href="/intl/es/product/phone"');
  });

  it('shows the picture of a service in place of its threads', () => {
    expect(html(fixtures.servicesTwo).match(/<img/g)).toHaveLength(2);
    expect(html(fixtures.servicesTwo)).not.toContain('<svg');
    expect(html(fixtures.servicesFour).match(/<svg/g)).toHaveLength(4);
  });

  it('is nothing without cards', () => expect(html(fixtures.servicesNone)).toBe(''));

  it('takes a service that is not known for internet', () => {
    const raw = {
      sys: { id: 'card', type: 'Entry', contentType: { sys: { id: 'gfServiceCard' } } },
      fields: { gfTitle: 'Fax', gfServiceKind: 'fax' },
    };
    expect(parseRaw(serviceCard, raw as never)).toMatchObject({ title: 'Fax', kind: 'internet' });
  });
});
