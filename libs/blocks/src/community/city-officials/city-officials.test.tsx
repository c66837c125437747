// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { cityOfficials } from './city-officials.block.ts';
import * as fixtures from './city-officials.fixtures.ts';
import { CityOfficials } from './city-officials.tsx';

type Fixture = (typeof fixtures)[keyof typeof fixtures];
const html = (fixture: Fixture, locale: 'en-US' | 'es' = 'en-US') =>
  draw(cityOfficials, CityOfficials, fixture, locale);

describe('CityOfficials', () => {
  it('quotes each of them in the way of the language', () => {
    expect(html(fixtures.cityOfficialsThree)).toContain('“The grass came back. I checked.”');
    expect(html(fixtures.cityOfficialsThree, 'es')).toContain('“El pasto volvió. Lo revisé”.');
  });

  it('has a way to reach those who can be reached', () => {
    const text = html(fixtures.cityOfficialsTwo);
    expect(text.match(/<li/g)).toHaveLength(2);
    expect(text).toContain('href="mailto:clerk@city.example"');
  });

  it('reads a face once, as the name beside it', () => {
    const faces = html(fixtures.cityOfficialsTwo).match(/<img[^>]*>/g) ?? [];
    expect(faces).toHaveLength(2);
    for (const face of faces) expect(face).toContain('alt=""');
  });

  it('is a title without anybody', () => {
    expect(html(fixtures.cityOfficialsTitleOnly)).not.toMatch(/<ul|<img/);
  });
});
