import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { aboutUs } from './about-us/about-us.content.ts';
import { accolades } from './accolades/accolades.content.ts';
import { borderedText } from './bordered-text/bordered-text.content.ts';
import { cityOffers } from './city-offers/city-offers.content.ts';
import { cityValues } from './city-values/city-values.content.ts';
import { claims } from './claims/claims.content.ts';
import { comingSoonTimeline } from './coming-soon-timeline/coming-soon-timeline.content.ts';
import { employeeGroups } from './employee-groups/employee-groups.content.ts';
import { exploreTv } from './explore-tv/explore-tv.content.ts';
import { faqVideos } from './faq-videos/faq-videos.content.ts';
import { iconList } from './icon-list/icon-list.content.ts';
import { leadership } from './leadership/leadership.content.ts';
import { neighborhoodBenefits } from './neighborhood-benefits/neighborhood-benefits.content.ts';
import { phoneTerms } from './phone-terms/phone-terms.content.ts';
import { planOfferings } from './plan-offerings/plan-offerings.content.ts';
import { roundedNumbers } from './rounded-numbers/rounded-numbers.content.ts';
import { stayInTouch } from './stay-in-touch/stay-in-touch.content.ts';
import { supplierStart } from './supplier-start/supplier-start.content.ts';
import { supportContacts } from './support-contacts/support-contacts.content.ts';
import { tvChoices } from './tv-choices/tv-choices.content.ts';
import { videoList } from './video-list/video-list.content.ts';
import { webpassCards } from './webpass-cards/webpass-cards.content.ts';
import { webpassSupport } from './webpass-support/webpass-support.content.ts';
import { wifiText } from './wifi-text/wifi-text.content.ts';
import { youtubeEmbeds } from './youtube-embeds/youtube-embeds.content.ts';
import { gridFields } from './frame/fields.shared.ts';
import { gridPicker } from './grid-picker.content.ts';

const model = variantType(
  'gfContentGrid',
  {
    name: 'Content grid',
    description: 'Cards, texts, films or blocks of one kind, side by side',
    use: 'Two to eight things of one kind.',
    avoid: 'One thing: take a content block. Things to swipe through: take a carousel.',
    displayField: 'gfTitle',
  },
  gridPicker,
  gridFields,
  {
    leadership,
    aboutUs,
    comingSoonTimeline,
    neighborhoodBenefits,
    tvChoices,
    supportContacts,
    accolades,
    planOfferings,
    webpassCards,
    webpassSupport,
    wifiText,
    stayInTouch,
    cityValues,
    employeeGroups,
    phoneTerms,
    faqVideos,
    videoList,
    youtubeEmbeds,
    claims,
    cityOffers,
    borderedText,
    roundedNumbers,
    iconList,
    exploreTv,
    supplierStart,
  },
);
export type ContentGridProps = PropsOfVariants<typeof model>;
export type ContentGridVariant = ContentGridProps['variant'];
/** Props of one look. */
export type ContentGridOf<V extends ContentGridVariant> = Extract<ContentGridProps, { readonly variant: V }>;

/** Items of one kind side by side. The grid's type and the first item's kind decide the look of the grid. */
export const contentGrid: Block<typeof model> = block(model, {
  component: () => import('./content-grid.tsx').then((m) => m.ContentGrid),
  // The page's address may name a support card, whose contact the script opens at once.
  wakes: ({ variant }) =>
    variant === 'supportContacts'
      ? {
          when: 'load',
          enhancer: () =>
            import('./support-contacts/enhance-support-contacts.ts').then((m) => m.enhanceSupportContacts),
        }
      : undefined,
});
