// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of one look, beside React and styled-components. KB, gzip. */
const LOOKS: readonly (readonly [folder: string, name: string, limit: number])[] = [
  ['content-block/centered-text', 'CenteredText', 7.75],
  ['content-block/centered-video', 'CenteredVideo', 7.75],
  ['content-block/cities-map', 'CitiesMap', 9.75],
  ['content-block/city-offer', 'CityOffer', 8.75],
  ['content-block/coming-soon-interest', 'ComingSoonInterest', 9.75],
  ['content-block/gaming-video', 'GamingVideo', 7.75],
  ['content-block/lifestyle', 'Lifestyle', 9.25],
  ['content-block/module-speed-test', 'ModuleSpeedTest', 9.25],
  ['content-block/reliability', 'Reliability', 9.25],
  ['content-block/speed-test', 'SpeedTest', 4.75],
  ['content-block/stay-in-touch', 'StayInTouch', 9.75],
  ['content-block/teaching', 'Teaching', 9.5],
  ['content-block/team-quote', 'TeamQuote', 9.5],
  ['content-block/text-with-image', 'TextWithImage', 8.75],
  ['content-block/text-with-map-note', 'TextWithMapNote', 9.5],
  ['content-block/text-with-speed-test', 'TextWithSpeedTest', 8.25],
  ['content-block/text-with-video', 'TextWithVideo', 7.25],
  ['hero/coming-soon-hero', 'ComingSoonHero', 9.25],
  ['hero/community-hero', 'CommunityHero', 9.75],
  ['hero/free-extras-hero', 'FreeExtrasHero', 7.5],
  ['hero/gaming-hero', 'GamingHero', 10.5],
  ['hero/image-hero', 'ImageHero', 10.5],
  ['hero/labs-hero', 'LabsHero', 10.75],
  ['hero/neighborhood-hero', 'NeighborhoodHero', 8.75],
  ['hero/officials-hero', 'OfficialsHero', 9.25],
  ['hero/overlapping-hero', 'OverlappingHero', 8.75],
  ['hero/phone-hero', 'PhoneHero', 9.5],
  ['hero/state-interest-hero', 'StateInterestHero', 8.75],
  ['hero/tv-hero', 'TvHero', 9.5],
  ['text-block', 'TextBlock', 6.5],
  ['video', 'Video', 5],
];

const carried = (file: string, names: string) => carriedCode(resolve(import.meta.dirname, file), names);

describe('what a page carries', () => {
  it.each(LOOKS)(
    'of %s (%s) is under %d KB and holds nothing that reads content',
    async (folder, name, limit) => {
      const { code, gzipBytes } = await carried(`${folder}/${folder.split('/').at(-1)}.tsx`, name);
      expect(gzipBytes).toBeLessThan(limit * 1024);
      expect(code).not.toMatch(/valibot|contentful|DOMPurify/i);
    },
  );

  it('is the same when a look is taken from the main entry by name', async () => {
    const [alone, among] = await Promise.all([
      carried('content-block/team-quote/team-quote.tsx', 'TeamQuote'),
      carried('index.ts', 'TeamQuote'),
    ]);
    expect(among.gzipBytes).toBeLessThan(alone.gzipBytes * 1.03);
  });
});
