import { contentBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

/** Three of the cities on the home page. */
export const homeCities = [
  entry(contentBlock, 'home-city-austin', {
    variant: 'cityOffer',
    title: t('Austin, where the thread begins', 'Austin, donde empieza el hilo'),
    description: t(
      '<p>We strung our first mile here in 2014 and still have our office at the end of it. Skein 1\u00a0Gig is $70 a month, installed by people who know which alleys flood.</p>',
      '<p>Aquí tendimos nuestra primera milla en 2014, y al final de ella sigue la oficina. Skein 1\u00a0Gig cuesta $70 al mes y lo instala gente que sabe qué callejones se inundan.</p>',
    ),
    image: art('city-austin'),
    imageSide: 'left',
    backgroundColor: 'mist',
    cta: goTo('home-city-austin', 'Skein in Austin', 'Skein en Austin', '/cities/austin'),
  }),
  entry(contentBlock, 'home-city-nashville', {
    variant: 'cityOffer',
    title: t('Nashville, room for the whole band', 'Nashville, con sitio para toda la banda'),
    description: t(
      '<p>A rehearsal on 24 tracks comes to about 6\u00a0GB. By wire on Skein 1\u00a0Gig it is with the producer in about a minute, before the drummer has found the lid of his thermos.</p>',
      '<p>Un ensayo en 24 pistas ocupa unos 6\u00a0GB. Por cable y con Skein 1\u00a0Gig le llega al productor en cosa de un minuto, antes de que el baterista encuentre la tapa del termo.</p>',
    ),
    image: art('city-nashville'),
    imageSide: 'right',
    backgroundColor: 'coral-soft',
    cta: goTo('home-city-nashville', 'Skein in Nashville', 'Skein en Nashville', '/cities/nashville'),
  }),
  entry(contentBlock, 'home-city-denver', {
    variant: 'cityOffer',
    title: t('Denver, where most of it is underground', 'Denver, con casi todo bajo tierra'),
    description: t(
      '<p>Glass carries light instead of current, so damp and cold do not bother it. Backhoes do. That is why our trenches in Denver are mapped to the foot, and why we answer when a crew calls before digging.</p>',
      '<p>El vidrio lleva luz en vez de corriente, así que la humedad y el frío no le molestan. Las excavadoras, sí. Por eso tenemos el mapa exacto de nuestras zanjas en Denver y contestamos cuando una cuadrilla llama antes de cavar.</p>',
    ),
    image: art('city-denver'),
    imageSide: 'left',
    backgroundColor: 'violet-soft',
    cta: goTo('home-city-denver', 'Skein in Denver', 'Skein en Denver', '/cities/denver'),
  }),
];
