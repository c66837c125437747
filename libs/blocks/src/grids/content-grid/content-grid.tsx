import type { ComponentType } from 'react';
import { AboutUs } from './about-us/about-us.tsx';
import { Accolades } from './accolades/accolades.tsx';
import { BorderedText } from './bordered-text/bordered-text.tsx';
import { CityOffers } from './city-offers/city-offers.tsx';
import { CityValues } from './city-values/city-values.tsx';
import { Claims } from './claims/claims.tsx';
import { ComingSoonTimeline } from './coming-soon-timeline/coming-soon-timeline.tsx';
import { EmployeeGroups } from './employee-groups/employee-groups.tsx';
import { ExploreTv } from './explore-tv/explore-tv.tsx';
import { FaqVideos } from './faq-videos/faq-videos.tsx';
import { IconList } from './icon-list/icon-list.tsx';
import { Leadership } from './leadership/leadership.tsx';
import { NeighborhoodBenefits } from './neighborhood-benefits/neighborhood-benefits.tsx';
import { PhoneTerms } from './phone-terms/phone-terms.tsx';
import { PlanOfferings } from './plan-offerings/plan-offerings.tsx';
import { RoundedNumbers } from './rounded-numbers/rounded-numbers.tsx';
import { StayInTouch } from './stay-in-touch/stay-in-touch.tsx';
import { SupplierStart } from './supplier-start/supplier-start.tsx';
import { SupportContacts } from './support-contacts/support-contacts.tsx';
import { TvChoices } from './tv-choices/tv-choices.tsx';
import { VideoList } from './video-list/video-list.tsx';
import { WebpassCards } from './webpass-cards/webpass-cards.tsx';
import { WebpassSupport } from './webpass-support/webpass-support.tsx';
import { WifiText } from './wifi-text/wifi-text.tsx';
import { YoutubeEmbeds } from './youtube-embeds/youtube-embeds.tsx';
import type { ContentGridOf, ContentGridProps, ContentGridVariant } from './content-grid.block.ts';

const variants: { readonly [V in ContentGridVariant]: ComponentType<ContentGridOf<V>> } = {
  leadership: Leadership,
  aboutUs: AboutUs,
  comingSoonTimeline: ComingSoonTimeline,
  neighborhoodBenefits: NeighborhoodBenefits,
  tvChoices: TvChoices,
  supportContacts: SupportContacts,
  accolades: Accolades,
  planOfferings: PlanOfferings,
  webpassCards: WebpassCards,
  webpassSupport: WebpassSupport,
  wifiText: WifiText,
  stayInTouch: StayInTouch,
  cityValues: CityValues,
  employeeGroups: EmployeeGroups,
  phoneTerms: PhoneTerms,
  faqVideos: FaqVideos,
  videoList: VideoList,
  youtubeEmbeds: YoutubeEmbeds,
  claims: Claims,
  cityOffers: CityOffers,
  borderedText: BorderedText,
  roundedNumbers: RoundedNumbers,
  iconList: IconList,
  exploreTv: ExploreTv,
  supplierStart: SupplierStart,
};

/** A grid of any kind. It renders the component of its look. */
export function ContentGrid(props: ContentGridProps) {
  const Variant = variants[props.variant] as ComponentType<ContentGridProps>;
  return <Variant {...props} />;
}
