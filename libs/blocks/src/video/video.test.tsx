// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import type { AuthoredEntry } from '@skein/cms-client';
import { video } from './video.content.ts';
import * as fixtures from './video.fixtures.ts';
import { Video } from './video.tsx';

const draw = (fixture: AuthoredEntry, language: 'en' | 'es' = 'en') =>
  renderToString(
    <LanguageProvider language={language}>
      <Video {...fixtureProps(video, fixture, language === 'es' ? 'es' : 'en-US')} />
    </LanguageProvider>,
  );

describe('Video', () => {
  it('has the browser’s own controls, its captions and its poster in the served HTML', () => {
    const html = draw(fixtures.layingALine, 'es');
    expect(html).toMatch(/<video[^>]* controls/);
    expect(html).toContain('poster="/artwork/installer.svg"');
    expect(html).toMatch(/<track kind="captions" src="[^"]+\.vtt" srcLang="en" label="Inglés"/i);
    expect(html).toContain('aria-label="Un instalador lleva una línea de la calle a una casa en una tarde."');
  });

  it('that moves by itself is muted and loops', () => {
    expect(draw(fixtures.threadsInMotion)).toMatch(/<video[^>]* muted[^>]* loop|<video[^>]* loop[^>]* muted/);
    expect(draw(fixtures.layingALine)).not.toMatch(/<video[^>]* (loop|muted|autoplay)/);
  });

  it('of someone else is a link to the player, and nothing of it loads by itself', () => {
    const html = draw(fixtures.customerStory);
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://www.youtube-nocookie.com/embed/skein000000?rel=0&amp;autoplay=1"');
    expect(html).toContain('aria-label="Play video: A family, two years on"');
  });

  it('without a film is its poster, and without a poster nothing', () => {
    const props = fixtureProps(video, fixtures.onlyPoster);
    expect(draw(fixtures.onlyPoster)).toContain('<img');
    expect(renderToString(<Video {...props} poster={undefined} />)).toBe('');
  });

  it('without a description is named by its poster, or else by its kind', () => {
    const props = fixtureProps(video, fixtures.layingALine);
    expect(renderToString(<Video {...props} description={undefined} />)).toContain(
      'aria-label="An installer leads a thread',
    );
    expect(draw(fixtures.bareLink)).toContain('aria-label="Video"');
  });

  it('asks for a rendition of a poster that is made of pixels, no wider than it is', () => {
    const props = fixtureProps(video, fixtures.layingALine);
    const poster = { url: '/assets/a/a.png', width: 900, height: 500, alt: '', contentType: 'image/png' };
    expect(renderToString(<Video {...props} poster={poster} />)).toMatch(
      /poster="\/assets\/a\/a\.png\?[^"]*w=900/,
    );
  });
});
