import type { AuthoredEntry, ParseContext, Problem, SiteLocale } from '@skein/cms-client';
import { LanguageProvider, type LanguageWords } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { enhanceServiceSpace } from './enhance-service-space.ts';
import { localBusiness } from './local-business.ts';
import { parkingInfo } from './parking-info.content.ts';
import { serviceSpace } from './service-space.content.ts';
import * as fixtures from './service-space.fixtures.ts';
import { ServiceSpace } from './service-space.tsx';

function draw(
  fixture: AuthoredEntry,
  locale: SiteLocale = 'en-US',
  language: string = locale,
  words?: LanguageWords,
): HTMLElement {
  const page = document.createElement('div');
  page.lang = language;
  page.innerHTML = renderToString(
    <LanguageProvider language={language} words={words}>
      <ServiceSpace {...fixtureProps(serviceSpace, fixture, locale)} />
    </LanguageProvider>,
  );
  document.body.replaceChildren(page);
  return page;
}
const plain = (page: Element | null) => page?.textContent?.replaceAll('\u00a0', ' ');

describe('ServiceSpace as it is served', () => {
  it('lists its hours from Monday to Saturday, and the day on which it is closed', () => {
    const rows = [...draw(fixtures.spaceWithMap).querySelectorAll('dl > div')].map(plain);
    expect(rows).toEqual(['Monday to Saturday10 AM – 7 PM', 'SundayClosed']);
    expect(plain(draw(fixtures.spaceWithMap, 'es').querySelector('dt'))).toBe('lunes a sábado');
  });

  it('reads its popup for parking from the names that the CMS has for it', () => {
    expect(parkingInfo.rows().map(({ gf }) => gf)).toEqual([
      'gfParkingInfoPopupTitle',
      'gfParkingInfoPopupDescription',
    ]);
  });

  it('claims no closed day, to nobody, where a day cannot be read', () => {
    const props = { ...fixtureProps(serviceSpace, fixtures.spaceWithMap), daysOpen: ['Monday', 'Toosday'] };
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ServiceSpace {...props} />);
    expect([...page.querySelectorAll('dl > div')].map(plain)).toEqual(['Monday10 AM – 7 PM']);
    expect(page.querySelector('[data-opening]')).toBeNull();
    expect(localBusiness(props)).not.toHaveProperty('openingHoursSpecification');
  });

  it('reads days in both languages, and tells editors of days and times that it cannot read', () => {
    const [days, time] = [serviceSpace.fields.daysOpen, serviceSpace.fields.opens];
    const reported: string[] = [];
    const context = { path: [], report: ({ reason }: Problem) => reported.push(reason) };
    const read = (field: typeof days | typeof time, raw: unknown) =>
      field.read(raw, context as unknown as ParseContext);
    expect(read(days, ['Mon', 'martes'])).toEqual(['Monday', 'Tuesday']);
    expect(read(time, '24:00')).toBe('24:00');
    expect(reported).toEqual([]);
    expect(read(days, ['Mon', 'Toosday', 7])).toEqual(['Monday', 'Toosday', '?']);
    expect(read(time, '10 AM')).toBe('10 AM');
    expect(reported).toEqual([
      'holds “Toosday”, which is not the name of a day',
      'holds “?”, which is not the name of a day',
      'is not a time in the form HH:MM, so the page shows no hours',
    ]);
    const hours = { gfOpeningTime: '19:00', gfClosingTime: '10:00' };
    const fields = {
      gfTitle: 'x',
      gfAddress: 'x',
      gfCityStateZip: 'x',
      gfAddressLink: '/x',
      gfTimeZone: 'America/Chicago',
    };
    const raw = {
      sys: { id: 'x', contentType: { sys: { id: 'gfServiceSpace' } } },
      fields: { ...fields, ...hours, gfPhone: 'Ask at the desk' },
    };
    reported.length = 0;
    expect(
      serviceSpace.parse(raw, { ...context, depend() {}, localizeHref: String } as unknown as ParseContext),
    ).toBeDefined();
    expect(reported).toEqual([
      'is not after the opening time, so the page shows no hours',
      'has no phone number to call, so the page shows no link',
    ]);
  });

  it.each([
    ['844-555-0102 ext. 3', 'tel:+18445550102;ext=3'],
    ['020-7946-0958', 'tel:02079460958'],
    ['Ask at the desk', undefined],
  ])('shows the phone %s with a link to %s', (phone, href) => {
    const page = document.createElement('div');
    const props = { ...fixtureProps(serviceSpace, fixtures.spaceWithMap), phone };
    page.innerHTML = renderToString(<ServiceSpace {...props} />);
    expect(plain(page)).toContain(phone.replace(/^(\d+)-/, '($1) '));
    expect(page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe(href);
  });

  it('does not say whether it is open: a page that is kept does not know', () => {
    const place = draw(fixtures.spaceWithMap).querySelector<HTMLElement>('[data-opening]');
    expect([place?.textContent, place?.dataset['state']]).toEqual(['', undefined]);
  });

  it('has a picture and no map where content wants a picture, or knows no place', () => {
    expect(draw(fixtures.spaceWithPicture).querySelector('[data-space-map]')).toBeNull();
    expect(draw(fixtures.spaceWithPicture).querySelector('img')).not.toBeNull();
    expect(draw(fixtures.spaceBare).querySelector('[data-space-map]')).toBeNull();
    expect(draw(fixtures.spaceWithMap).querySelector<HTMLElement>('[data-space-map]')?.dataset['zoom']).toBe(
      '15',
    );
  });

  it('tells analytics that the address was followed', () => {
    const link = draw(fixtures.spaceWithMap).querySelector('address a');
    expect(JSON.parse(link?.getAttribute('data-analytics') ?? '')).toMatchObject({
      event: 'service_space_address',
      label: 'Fiberspace, Austin',
    });
  });

  it('opens where to park in a popup, and has neither link nor popup where nothing is known', () => {
    const page = draw(fixtures.spaceWithMap);
    const opener = page.querySelector('button[commandfor]');
    expect(opener?.textContent).toBe('Where to park');
    const dialog = page.querySelector(`[id="${opener?.getAttribute('commandfor')}"]`);
    expect(dialog?.textContent).toContain('Two hours are free behind the building');
    expect(draw(fixtures.spaceBare).querySelector('dialog, button')).toBeNull();
  });

  it('links to the hours on holidays', () => {
    expect(
      draw(fixtures.spaceWithMap, 'es').querySelector('a[href="/intl/es/support"]')?.textContent,
    ).toContain('Horario en días festivos');
  });
});

describe('enhanceServiceSpace', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-12T23:59:30Z') }));

  it('says that it is open, and that it is closed from the minute on which it closes', () => {
    const page = draw(fixtures.spaceBare);
    const place = page.querySelector<HTMLElement>('[data-opening]');
    if (place) Object.assign(place.dataset, { zone: 'America/Chicago', closes: '19:00', days: 'Friday' });
    const stop = enhanceServiceSpace(page);
    expect(place?.dataset['state']).toBe('open');
    expect(plain(place)).toBe('Open now, until 7 PM');
    vi.advanceTimersByTime(30_000);
    expect(plain(place)).toBe('Closed. Opens on Friday at 9:30 AM');
    expect(place?.dataset['state']).toBe('closed');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says so in the words of a host', () => {
    const page = draw(fixtures.spaceBare, 'en-US', 'de-DE', {
      'Open now, until {time}': 'Jetzt geöffnet, bis {time}',
      'Closed. Opens on {day} at {time}': 'Geschlossen. Öffnet am {day} um {time}',
    });
    const place = page.querySelector<HTMLElement>('[data-opening]');
    if (place) Object.assign(place.dataset, { zone: 'America/Chicago', closes: '19:00', days: 'Friday' });
    const stop = enhanceServiceSpace(page);
    expect(plain(place)).toBe('Jetzt geöffnet, bis 19 Uhr');
    vi.advanceTimersByTime(30_000);
    expect(plain(place)).toBe('Geschlossen. Öffnet am Freitag um 9:30');
    stop();
    expect(draw(fixtures.spaceBare, 'es').querySelector('[data-said]')).toBeNull();
  });

  it('keeps what stands in for a map where there can be none, and says so', async () => {
    const page = draw(fixtures.spaceWithMap);
    const words = page.querySelector<HTMLElement>('[data-no-map]');
    expect(words?.hidden).toBe(true);
    const stop = enhanceServiceSpace(page);
    // The map fails, because jsdom cannot draw.
    await vi.waitFor(() =>
      expect(page.querySelector<HTMLElement>('[data-space-map]')?.dataset['map']).toBe('none'),
    );
    expect(page.querySelector('address a')).not.toBeNull();
    expect(words?.hidden).toBe(false);
    expect(plain(words)).toBe('We can’t show the map here. The address leads to one.');
    stop();
  });
});

describe('localBusiness', () => {
  it('tells search engines name, address, place and hours', () => {
    expect(localBusiness(fixtureProps(serviceSpace, fixtures.spaceWithMap, 'en-US'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Fiberspace, Austin',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '201 Skein Row',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        postalCode: '78701',
        addressCountry: 'US',
      },
      hasMap: 'https://www.google.com/maps/search/?api=1&query=Austin%2C%20TX%2078701',
      telephone: '844-555-0102',
      geo: { '@type': 'GeoCoordinates', latitude: 30.2672, longitude: -97.7431 },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
      },
    });
  });

  it('claims no hours that cannot be read', () => {
    expect(
      localBusiness({
        title: 'x',
        street: '1 A',
        town: 'Somewhere',
        addressLink: '/map',
        daysOpen: [],
        opens: '',
        closes: '',
        timeZone: 'x',
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'x',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 A',
        addressLocality: 'Somewhere',
        addressCountry: 'US',
      },
    });
  });
});
