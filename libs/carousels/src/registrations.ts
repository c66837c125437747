import { register, type RegistryEntry } from '@skein/cms-client';
import { animatedText } from './animated-text/animated-text.content.ts';
import { carouselBlock } from './carousel-block/carousel-block.content.ts';
import { comingSoonCard } from './coming-soon-card/coming-soon-card.content.ts';
import { testimonialCard } from './testimonial-card/testimonial-card.content.ts';
import { testimonialsModule } from './testimonials-module/testimonials-module.content.ts';
import { tvDemoScroll } from './tv-demo-scroll/tv-demo-scroll.content.ts';
import { heroCarousel } from './hero-carousel/hero-carousel.content.ts';
import { primaryHero } from './primary-hero/primary-hero.content.ts';
import { accolades } from './accolades/accolades.content.ts';
import { featuresCarousel } from './features-carousel/features-carousel.content.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(carouselBlock, () =>
    import('./carousel-block/carousel-block.tsx').then(({ CarouselBlock }) => CarouselBlock),
  ),
  register(testimonialCard, () =>
    import('./testimonial-card/testimonial-card.tsx').then(({ TestimonialCard }) => TestimonialCard),
  ),
  register(comingSoonCard, () =>
    import('./coming-soon-card/coming-soon-card.tsx').then(({ ComingSoonCard }) => ComingSoonCard),
  ),
  register(testimonialsModule, () =>
    import('./testimonials-module/testimonials-module.tsx').then(
      ({ TestimonialsModule }) => TestimonialsModule,
    ),
  ),
  register(animatedText, () =>
    import('./animated-text/animated-text.tsx').then(({ AnimatedText }) => AnimatedText),
  ),
  register(tvDemoScroll, () =>
    import('./tv-demo-scroll/tv-demo-scroll.tsx').then(({ TvDemoScroll }) => TvDemoScroll),
  ),
  register(heroCarousel, () =>
    import('./hero-carousel/hero-carousel.tsx').then(({ HeroCarousel }) => HeroCarousel),
  ),
  register(primaryHero, () =>
    import('./primary-hero/primary-hero.tsx').then(({ PrimaryHero }) => PrimaryHero),
  ),
  register(accolades, () => import('./accolades/accolades.tsx').then(({ Accolades }) => Accolades)),
  register(featuresCarousel, () =>
    import('./features-carousel/features-carousel.tsx').then(({ FeaturesCarousel }) => FeaturesCarousel),
  ),
];
