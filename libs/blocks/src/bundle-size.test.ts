// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of one look, beside React and styled-components. Bytes, gzip. */
const MOST = 9 * 1024;

/** A list of cities to swipe has dots, and asks for what moves it later. */
const MOST_WITH_DOTS = 10.5 * 1024;
/** Plans bring their comparison along. */
const MOST_OF_PLANS = 11.5 * 1024;

/** A field that is asked, what it says, and what it hears when nothing answers. */
const MOST_OF_A_SEARCH = 12.25 * 1024;

/** Lists to choose from, a dialog with pictures, digits that roll, and every result. */
const MOST_OF_A_CALCULATOR = 11 * 1024;

/** A picture, and an icon that editors pick by name: the page carries the set. */
const MOST_WITH_ICONS = 9.75 * 1024;

/** The maker of the codes that phones read, where an editor has put in none. */
const MOST_WITH_CODES = 15 * 1024;

/** The same beside the words and the film of a hero. */
const MOST_OF_THE_APP = 17.5 * 1024;

const LOOKS: readonly (readonly [folder: string, name: string, most?: number])[] = [
  ['broadband-csv', 'BroadbandCsv'],
  ['broadband-labels', 'BroadbandLabels'],
  ['content-block/centered-text', 'CenteredText'],
  ['content-block/centered-video', 'CenteredVideo'],
  ['content-block/cities-map', 'CitiesMap', MOST_WITH_DOTS],
  ['content-block/city-offer', 'CityOffer'],
  ['content-block/coming-soon-interest', 'ComingSoonInterest'],
  ['content-block/gaming-video', 'GamingVideo'],
  ['content-block/lifestyle', 'Lifestyle'],
  ['content-block/module-speed-test', 'ModuleSpeedTest'],
  ['content-block/reliability', 'Reliability'],
  ['content-block/speed-test', 'SpeedTest'],
  ['content-block/stay-in-touch', 'StayInTouch'],
  ['content-block/teaching', 'Teaching'],
  ['content-block/team-quote', 'TeamQuote'],
  ['content-block/text-with-image', 'TextWithImage'],
  ['content-block/text-with-map-note', 'TextWithMapNote'],
  ['content-block/text-with-speed-test', 'TextWithSpeedTest'],
  ['content-block/text-with-video', 'TextWithVideo'],
  ['faq', 'Faq'],
  ['faq-video', 'FaqVideo'],
  ['faq-tabs/accordion-tabs', 'AccordionTabs'],
  ['faq-tabs/horizontal-tabs', 'HorizontalTabs'],
  ['faq-tabs/vertical-tabs', 'VerticalTabs'],
  ['content-grid/about-us', 'AboutUs'],
  ['content-grid/accolades', 'Accolades'],
  ['content-grid/bordered-text', 'BorderedText'],
  ['content-grid/city-offers', 'CityOffers'],
  ['content-grid/city-values', 'CityValues'],
  ['content-grid/claims', 'Claims'],
  ['content-grid/coming-soon-timeline', 'ComingSoonTimeline'],
  ['content-grid/employee-groups', 'EmployeeGroups'],
  ['content-grid/explore-tv', 'ExploreTv'],
  ['content-grid/faq-videos', 'FaqVideos'],
  ['content-grid/icon-list', 'IconList', MOST_WITH_ICONS],
  ['content-grid/leadership', 'Leadership'],
  ['content-grid/neighborhood-benefits', 'NeighborhoodBenefits'],
  ['content-grid/phone-terms', 'PhoneTerms'],
  ['content-grid/plan-offerings', 'PlanOfferings'],
  ['content-grid/rounded-numbers', 'RoundedNumbers'],
  ['content-grid/stay-in-touch', 'StayInTouch'],
  ['content-grid/supplier-start', 'SupplierStart'],
  ['content-grid/support-contacts', 'SupportContacts'],
  ['content-grid/tv-choices', 'TvChoices'],
  ['content-grid/video-list', 'VideoList'],
  ['content-grid/webpass-cards', 'WebpassCards'],
  ['content-grid/webpass-support', 'WebpassSupport'],
  ['content-grid/wifi-text', 'WifiText'],
  ['content-grid/youtube-embeds', 'YoutubeEmbeds'],
  ['featured-container/featured-list', 'FeaturedList'],
  ['featured-container/featured-post', 'FeaturedPost'],
  ['hero/coming-soon-hero', 'ComingSoonHero'],
  ['hero/community-hero', 'CommunityHero'],
  ['hero/free-extras-hero', 'FreeExtrasHero'],
  ['hero/gaming-hero', 'GamingHero'],
  ['hero/image-hero', 'ImageHero'],
  ['hero/labs-hero', 'LabsHero'],
  ['hero/neighborhood-hero', 'NeighborhoodHero'],
  ['hero/officials-hero', 'OfficialsHero'],
  ['hero/overlapping-hero', 'OverlappingHero'],
  ['hero/phone-hero', 'PhoneHero'],
  ['hero/state-interest-hero', 'StateInterestHero'],
  ['hero/tv-hero', 'TvHero'],
  ['banner/blog-promo', 'BlogPromo'],
  ['banner/notice', 'Notice'],
  ['call-us', 'CallUs'],
  ['feature-card', 'FeatureCard'],
  ['highlighted-block', 'HighlightedBlock'],
  ['legal-page', 'LegalPage'],
  ['network-status', 'NetworkStatus', MOST_OF_A_SEARCH],
  ['plans-section', 'PlansSection', MOST_OF_PLANS],
  ['referral-program', 'ReferralProgram'],
  ['review-page', 'ReviewPage'],
  ['wifi-calculator', 'WifiCalculator', MOST_OF_A_CALCULATOR],
  ['competitive-comparison', 'CompetitiveComparison'],
  ['simple-module', 'SimpleModule'],
  ['page-hero', 'PageHero'],
  ['secondary-hero', 'SecondaryHero'],
  ['split-hero', 'SplitHero'],
  ['page-videos', 'PageVideos'],
  ['sub-hero', 'SubHero'],
  ['tech-spec', 'TechSpec'],
  ['text-block', 'TextBlock'],
  ['video', 'Video'],
  ['app-deep-link', 'AppDeepLink', MOST_WITH_CODES],
  ['push-to-app-hero', 'PushToAppHero', MOST_OF_THE_APP],
  ['button-banner', 'ButtonBanner'],
  ['help-center-links', 'HelpCenterLinks'],
  ['city-interest-hero', 'CityInterestHero'],
  ['city-officials', 'CityOfficials'],
  ['services-cards', 'ServicesCards'],
  ['instruction-steps', 'InstructionSteps'],
];

const carried = (file: string, names: string) => carriedCode(resolve(import.meta.dirname, file), names);

describe('what a page carries', () => {
  it.each(LOOKS.map(([folder, name, most = MOST]) => [folder, name, most] as const))(
    'of %s (%s) is little, and holds nothing that reads content or only helps who develops',
    async (folder, name, most) => {
      const { code, gzipBytes } = await carried(`${folder}/${folder.split('/').at(-1)}.tsx`, name);
      expect(gzipBytes).toBeLessThanOrEqual(most);
      expect(code).not.toMatch(/valibot|contentful|DOMPurify|two copies/i);
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
