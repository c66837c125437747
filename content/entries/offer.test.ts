import { cities } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import {
  HOME_PHONE,
  LATE_FEE,
  LATENCY,
  LOST_ROUTER,
  PLANS,
  ROUTER_FIVE,
  ROUTER_SEVEN,
  ROUTER_SIX,
  sellsTwoGig,
  THIRD_POINT,
  TWO_GIG_IN,
} from './offer.ts';
import { entries } from './testing/collected-words.ts';
import { against, type Exceptions } from './testing/contradictions.ts';
import { sentencesOf, told, toldOnPages } from './testing/told-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the offer', () => {
  it('costs the same wherever a price stands', () => {
    const prices = new Set([
      ...PLANS.map(({ price }) => price),
      HOME_PHONE,
      THIRD_POINT,
      LATE_FEE,
      LOST_ROUTER,
      '$0',
    ]);
    const exceptions: Exceptions = [
      [/^(?:cta-)?tv-/, /\$(?:8|25|30|40|50|90)$/, 'other companies’ services, sticks and antennas'],
      [/^(?:rates-|phone-rates$)/, /\$0\.\d\d$/, 'calls abroad, by the minute'],
    ];
    expect(against(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g, ([price]) => prices.has(price), exceptions)).toEqual([]);
  });

  it('costs what that plan costs, where one plan and one price stand together', () => {
    const plansIn = (text: string) =>
      PLANS.filter(({ name, speed }) => text.includes(plain(name)) || text.includes(plain(speed)));
    const pricesIn = (text: string) =>
      PLANS.filter(({ price }) => new RegExp(`\\${price}(?!\\d)`).test(text));
    const wrong = told.flatMap(({ id, language, text }) =>
      [text, ...sentencesOf(text)].flatMap((part) => {
        const [named, priced] = [plansIn(part), pricesIn(part)];
        const differ = named.length === 1 && priced.length === 1 && named[0] !== priced[0];
        return differ && !/(?:from|desde) \$/.test(part) ? [`${id} (${language}): ${part}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is as fast as the plans are, and no plan is faster', () => {
    const speeds = new Set(
      PLANS.flatMap(({ speed, name }) => [plain(speed), plain(name).replace('Skein ', '')]),
    );
    const exceptions: Exceptions = [
      [/./, /Gbps$/, 'ports of routers and laptops'],
      [/^(?:tv-|home-kitchen|internet-need)/, /\b(?:3|8|25|35|40|100) Mbps$/, 'what screens need'],
      [/^gaming-statement/, /^3 Mbps$/, 'what a game needs'],
      [/^home-upload$/, /^20 Mbps$/, 'the line of somebody else'],
    ];
    expect(against(/[\d.,]+ (?:Mbps|Gbps|Gig)/g, ([speed]) => speeds.has(speed), exceptions)).toEqual([]);
    // Texts also write these speeds in words.
    expect(against(/\b(?:two|three|four) gigs?\b|\b(?:dos|tres|cuatro) gigas?\b/gi, () => false)).toEqual([]);
    expect(told.filter(({ id, text }) => /^fiberspace-/.test(id) && /Gbps/.test(text))).toEqual([]);
  });

  it('answers in one time on all pages and labels', () => {
    const exceptions: Exceptions = [
      [/^gaming-player-racer$/, /^(?:forty|cuarenta) /, 'the line of somebody else'],
      [/^broadband-words$/, /^20 ms$/, 'what nobody notices'],
    ];
    expect(against(/\b\d+ ms\b/g, ([time]) => time === plain(LATENCY.text), exceptions)).toEqual([]);
    const words = /\b\w+ (?:milliseconds|milisegundos)\b/gi;
    const known: readonly string[] = [LATENCY.oneWay.en, LATENCY.oneWay.es];
    expect(against(words, ([time]) => known.includes(time), exceptions)).toEqual([]);
    const labels = entries.filter(({ id }) => id.startsWith('broadband-speed-'));
    expect(labels).toHaveLength(PLANS.length);
    expect(new Set(labels.map(({ fields }) => fields['latency']?.['en-US']))).toEqual(
      new Set([String(LATENCY.ms)]),
    );
  });

  it('comes with the routers of the offer, under their names', () => {
    const known = [ROUTER_FIVE, ROUTER_SIX, ROUTER_SEVEN].flatMap((names): readonly string[] =>
      Object.values(names),
    );
    expect(against(/Router (?:[A-Z]\w+|\d\w*)/g, ([router]) => known.includes(router))).toEqual([]);
    // Customers with a current plan find its router in the calculator.
    const offered = told.filter(({ id }) => /^wifi-router-/.test(id)).map(({ text }) => text);
    for (const name of [ROUTER_SIX, ROUTER_SEVEN].flatMap((names): readonly string[] => Object.values(names)))
      expect(
        offered.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    expect(against(/\bLoom\b(?! Street)/g, () => false)).toEqual([]);
  });

  it('includes a second access point in every plan', () => {
    const cards = told.filter(({ id }) => /^(?:plan-skein|quiz-tier)-/.test(id));
    expect(cards).toHaveLength(PLANS.length * 4);
    const second = /a second (?:and a third )?access point|un segundo (?:y un tercer )?punto de acceso/i;
    expect(cards.filter(({ text }) => !second.test(text))).toEqual([]);
  });

  it('is the largest plan only where that is sold, and says where beside its price', () => {
    const [, , largest] = PLANS;
    const naming = new RegExp(
      `${plain(largest.name)}|\\b2 Gig\\b|${plain(largest.speed)}|\\${largest.price}(?!\\d)`,
    );
    const byId = new Map(cities.map((city) => [city.id, city]));
    const wrong = toldOnPages.flatMap(({ path, told: ofPage }) => {
      const city = byId.get(/^\/cities\/([^/]+)/.exec(path)?.[1] ?? '');
      if (city && sellsTwoGig(city)) return [];
      return (['en-US', 'es'] as const).flatMap((language) => {
        const texts = ofPage.filter((one) => one.language === language).map(({ text }) => text);
        if (city) return texts.filter((text) => naming.test(text)).map((text) => `${path}: ${text}`);
        const priced = texts.some((text) => new RegExp(`\\${largest.price}(?!\\d)`).test(text));
        const where = language === 'es' ? TWO_GIG_IN.es : TWO_GIG_IN.en;
        return priced && !texts.some((text) => text.includes(where))
          ? [`${path} (${language}) does not say where`]
          : [];
      });
    });
    expect(wrong).toEqual([]);
    // A story about a business in another city does not name the plan.
    expect(told.filter(({ id, text }) => /kansas-city/.test(id) && naming.test(text))).toEqual([]);
    const sold = entries.find(({ id }) => id === 'broadband-2-gig')?.fields['states'];
    expect(sold?.['en-US']).toEqual(TWO_GIG_IN.names);
  });
});
