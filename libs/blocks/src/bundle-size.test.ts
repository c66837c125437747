// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of one look, beside React and styled-components. KB, gzip. */
const LOOKS: readonly (readonly [folder: string, name: string, limit: number])[] = [
  ['content-block/centered-text', 'CenteredText', 10],
  ['content-block/centered-video', 'CenteredVideo', 10],
  ['content-block/cities-map', 'CitiesMap', 12],
  ['content-block/city-offer', 'CityOffer', 11],
  ['content-block/coming-soon-interest', 'ComingSoonInterest', 14],
  ['content-block/gaming-video', 'GamingVideo', 10],
  ['content-block/lifestyle', 'Lifestyle', 11.25],
  ['content-block/module-speed-test', 'ModuleSpeedTest', 12],
  ['content-block/reliability', 'Reliability', 11.25],
  ['content-block/speed-test', 'SpeedTest', 12],
  ['content-block/stay-in-touch', 'StayInTouch', 12],
  ['content-block/teaching', 'Teaching', 11.5],
  ['content-block/team-quote', 'TeamQuote', 11.5],
  ['content-block/text-with-image', 'TextWithImage', 11],
  ['content-block/text-with-map-note', 'TextWithMapNote', 11.5],
  ['content-block/text-with-speed-test', 'TextWithSpeedTest', 12],
  ['content-block/text-with-video', 'TextWithVideo', 9.25],
  ['hero/coming-soon-hero', 'ComingSoonHero', 14],
  ['hero/community-hero', 'CommunityHero', 12.75],
  ['hero/free-extras-hero', 'FreeExtrasHero', 10.75],
  ['hero/gaming-hero', 'GamingHero', 13.75],
  ['hero/image-hero', 'ImageHero', 13.5],
  ['hero/labs-hero', 'LabsHero', 13.75],
  ['hero/neighborhood-hero', 'NeighborhoodHero', 11.75],
  ['hero/officials-hero', 'OfficialsHero', 12.25],
  ['hero/overlapping-hero', 'OverlappingHero', 11.75],
  ['hero/phone-hero', 'PhoneHero', 12.5],
  ['hero/state-interest-hero', 'StateInterestHero', 11.75],
  ['hero/tv-hero', 'TvHero', 12.5],
  ['text-block', 'TextBlock', 7],
  ['video', 'Video', 5.25],
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
