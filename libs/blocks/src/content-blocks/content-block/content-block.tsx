import type { ComponentType } from 'react';
import { CenteredText } from './centered-text/centered-text.tsx';
import { CenteredVideo } from './centered-video/centered-video.tsx';
import { CitiesMap } from './cities-map/cities-map.tsx';
import { CityOffer } from './city-offer/city-offer.tsx';
import { ComingSoonInterest } from './coming-soon-interest/coming-soon-interest.tsx';
import type { ContentBlockOf, ContentBlockProps, ContentBlockVariant } from './content-block.block.ts';
import { GamingVideo } from './gaming-video/gaming-video.tsx';
import { ModuleSpeedTest } from './module-speed-test/module-speed-test.tsx';
import { SpeedTest } from './speed-test/speed-test.tsx';
import { Lifestyle } from './lifestyle/lifestyle.tsx';
import { Reliability } from './reliability/reliability.tsx';
import { StayInTouch } from './stay-in-touch/stay-in-touch.tsx';
import { Teaching } from './teaching/teaching.tsx';
import { TeamQuote } from './team-quote/team-quote.tsx';
import { TextWithMapNote } from './text-with-map-note/text-with-map-note.tsx';
import { TextWithImage } from './text-with-image/text-with-image.tsx';
import { TextWithSpeedTest } from './text-with-speed-test/text-with-speed-test.tsx';
import { TextWithVideo } from './text-with-video/text-with-video.tsx';

const variants: { readonly [V in ContentBlockVariant]: ComponentType<ContentBlockOf<V>> } = {
  textWithImage: TextWithImage,
  textWithMapNote: TextWithMapNote,
  lifestyle: Lifestyle,
  reliability: Reliability,
  teaching: Teaching,
  teamQuote: TeamQuote,
  stayInTouch: StayInTouch,
  cityOffer: CityOffer,
  centeredText: CenteredText,
  citiesMap: CitiesMap,
  textWithVideo: TextWithVideo,
  centeredVideo: CenteredVideo,
  textWithSpeedTest: TextWithSpeedTest,
  speedTest: SpeedTest,
  gamingVideo: GamingVideo,
  comingSoonInterest: ComingSoonInterest,
  moduleSpeedTest: ModuleSpeedTest,
};

/** A content block of any type. It renders the component of its variant. */
export function ContentBlock(props: ContentBlockProps) {
  const Variant = variants[props.variant] as ComponentType<ContentBlockProps>;
  return <Variant {...props} />;
}
