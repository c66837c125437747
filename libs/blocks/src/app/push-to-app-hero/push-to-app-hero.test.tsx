// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { pushToAppHero } from './push-to-app-hero.block.ts';
import * as fixtures from './push-to-app-hero.fixtures.ts';
import { PushToAppHero } from './push-to-app-hero.tsx';

const html = (fixture = fixtures.pushToAppFilm, locale: 'en-US' | 'es' = 'en-US') =>
  draw(pushToAppHero, PushToAppHero, fixture, locale);

describe('PushToAppHero', () => {
  it.each(Object.entries(fixtures))('has one title in both languages: %s', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      expect(html(fixture, locale).match(/<h1/g)).toHaveLength(1);
    }
  });

  it('is served with the still of its film, the browser’s own controls, and nothing that plays by itself', () => {
    const text = html();
    expect(text).toMatch(/<video[^>]*poster="\/artwork\/film-labs\.svg"/);
    expect(text).toMatch(/<video[^>]* controls/);
    expect(text).not.toMatch(/<video[^>]*autoplay/i);
    expect(html(fixtures.pushToAppStill)).not.toContain('<video');
  });

  it('serves buttons for both kinds of phone, and badges; which shows is decided where it is seen', () => {
    const text = html();
    expect(text.match(/data-button-of="(play|app)"/g)).toHaveLength(2);
    expect(text.match(/data-store="(play|app)"/g)).toHaveLength(4);
    expect(text).not.toContain('data-device');
  });

  it('is a title and a picture while the app is in no store', () => {
    expect(html(fixtures.pushToAppBare)).not.toMatch(/data-app-stores|<a /);
  });
});
