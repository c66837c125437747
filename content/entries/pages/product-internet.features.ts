import { featureItem, featuresCarousel } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { installationLink } from '../anchors.ts';
import { SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

/** What every plan has. */
export const internetFeatures = entry(featuresCarousel, 'internet-features', {
  title: t('In every plan, the small one too', 'En todos los planes, también en el chico'),
  subtitle: t(
    'Whatever you pay, you get the same line and the same people.',
    'Pagues lo que pagues, la línea y la gente son las mismas.',
  ),
  image: art('wifi-house'),
  items: [
    entry(featureItem, 'internet-feature-router', {
      title: t('A router that reaches the bed', 'Un router que llega a la cama'),
      description: t(
        '<p>We measure in the rooms you use and leave it where it does most, not where the cable happens to end.</p>',
        '<p>Medimos en los cuartos que usas y lo dejamos donde más rinde, no donde casualmente acaba el cable.</p>',
      ),
      icon: 'wifi',
      reference: t('Included', 'Incluido'),
    }),
    entry(featureItem, 'internet-feature-upload', {
      title: t('As fast up as down', 'Sube como baja'),
      description: t(
        '<p>Your face on a call, a backup, the doorbell camera: what leaves the house has as much room as what comes in.</p>',
        '<p>Tu cara en una llamada, una copia, la cámara del timbre: lo que sale tiene tanto lugar como lo que entra.</p>',
      ),
      icon: 'bolt',
      reference: t(
        `${SKEIN_500.mbps} to ${SKEIN_2_GIG.speed}`,
        `De ${SKEIN_500.mbps} a ${SKEIN_2_GIG.speed}`,
      ),
    }),
    entry(featureItem, 'internet-feature-person', {
      title: t('A person, at any hour', 'Una persona, a cualquier hora'),
      description: t(
        '<p>The first voice can see your line, test it and restart it. There is no second voice to be put through to.</p>',
        '<p>La primera voz ve tu línea, la prueba y la reinicia. No hay una segunda voz a la que te pasen.</p>',
      ),
      icon: 'phone',
      reference: t('In English and Spanish', 'En español y en inglés'),
    }),
    entry(featureItem, 'internet-feature-data', {
      title: t('No meter running', 'Sin contador'),
      description: t(
        '<p>Nobody counts what you use. We would not know what to do with the number.</p>',
        '<p>Nadie cuenta lo que usas. No sabríamos qué hacer con el número.</p>',
      ),
      icon: 'globe',
    }),
    entry(featureItem, 'internet-feature-months', {
      title: t('Every month is the last', 'Cada mes es el último'),
      description: t(
        '<p>No contract. Leave on any day; we bill up to that day and say goodbye once.</p>',
        '<p>Sin contrato. Te vas el día que quieras; cobramos hasta ese día y nos despedimos una sola vez.</p>',
      ),
      icon: 'clock',
    }),
  ],
  ctaText: t('How it gets into the house', 'Cómo entra a la casa'),
  ctaLink: installationLink,
  theme: 'mist',
  analyticsId: 'internet-features',
});
