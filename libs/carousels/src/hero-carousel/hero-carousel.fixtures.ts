import { callToAction, entry, t } from '@skein/cms-client';
import { heroSlide } from '../hero-slides/hero-slide.content.ts';
import { pictures } from '../testing/artwork.fixtures.ts';
import { formFixture } from '../testing/form.content.ts';
import { heroCarousel } from './hero-carousel.block.ts';

const plans = entry(callToAction, 'cta-hero-plans', {
  text: t('See the plans', 'Ver los planes'),
  target: '/product/internet',
});
const street = entry(heroSlide, 'hero-slide-street', {
  kicker: t('This month', 'Este mes'),
  title: t('Nine more streets', 'Nueve calles más'),
  subtitle: t(
    'The trench was open for four days, the coffee for five.',
    'La zanja duró cuatro días; el café, cinco.',
  ),
  image: pictures.porch,
  cta: plans,
});
const visit = entry(heroSlide, 'hero-slide-visit', {
  title: t('Two hours, one hole', 'Dos horas, un agujero'),
  subtitle: t('As wide as a pencil, and sealed.', 'Del ancho de un lápiz, y sellado.'),
  image: pictures.installer,
});
const router = entry(heroSlide, 'hero-slide-router', {
  title: t('The router is in the box', 'El router viene en la caja'),
  image: pictures.router,
});
const form = entry(formFixture, 'hero-form', {
  label: t('Street address', 'Dirección'),
  button: t('Check availability', 'Ver cobertura'),
});

export const heroCarouselBasic = entry(heroCarousel, 'hero-carousel', {
  internalName: t('New on your street', 'Novedades en tu calle'),
  slides: [street, visit, router],
  theme: 'ink',
  analyticsId: 'hero-carousel',
});
export const heroCarouselWithForm = entry(heroCarousel, 'hero-carousel-form', {
  slides: [street, visit],
  form,
  theme: 'teal',
});
export const heroCarouselBelow = entry(heroCarousel, 'hero-carousel-below', {
  slides: [street, visit],
  isPageTitle: false,
  theme: 'amber',
});
export const heroCarouselOne = entry(heroCarousel, 'hero-carousel-one', { slides: [visit] });
export const heroCarouselNone = entry(heroCarousel, 'hero-carousel-none', {});
/** The longest title, and a slide with only a title. */
export const heroCarouselLong = entry(heroCarousel, 'hero-carousel-long', {
  slides: [
    entry(heroSlide, 'hero-slide-long', {
      title: t(
        'Everything you wanted to know about the trench in front of your house and were too polite to ask',
        'Todo lo que querías saber de la zanja delante de tu casa y no preguntaste por educación',
      ),
      subtitle: t(
        'It is sixty centimeters deep, it closes on Friday, and whoever parks there is told the day before.',
        'Tiene sesenta centímetros de hondo, se cierra el viernes y a quien estaciona ahí se le avisa un día antes.',
      ),
      image: pictures.livingRoom,
      cta: plans,
    }),
    entry(heroSlide, 'hero-slide-bare', { title: t('Only words', 'Solo palabras') }),
  ],
});
export const heroCarouselMany = entry(heroCarousel, 'hero-carousel-many', {
  slides: Array.from({ length: 200 }, (_, index) =>
    entry(heroSlide, `hero-slide-${index}`, { title: t(`Street ${index + 1}`, `Calle ${index + 1}`) }),
  ),
});
