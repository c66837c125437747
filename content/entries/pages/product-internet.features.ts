import { featureItem, featuresCarousel } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { installationLink } from '../anchors.ts';
import { SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

/** Features of every plan. */
export const internetFeatures = entry(featuresCarousel, 'internet-features', {
  title: t('Included in every plan', 'Incluido en todos los planes'),
  subtitle: t(
    'Whichever plan you choose, you get the same line and the same people.',
    'Con cualquier plan recibes la misma línea y la misma atención.',
  ),
  items: [
    entry(featureItem, 'internet-feature-router', {
      title: t('A router where it works best', 'El router, donde mejor funciona'),
      description: t(
        '<p>We test the rooms you use and put it where it works best, not where the cable happens to end.</p>',
        '<p>Medimos en los cuartos que usas y lo ponemos donde mejor funciona, no donde termina el cable.</p>',
      ),
      icon: 'wifi',
      reference: t('Included', 'Incluido'),
    }),
    entry(featureItem, 'internet-feature-upload', {
      title: t('Uploads as fast as downloads', 'Sube tan rápido como baja'),
      description: t(
        '<p>Video calls, backups, the doorbell camera: what you send moves as fast as what you receive.</p>',
        '<p>Videollamadas, copias de seguridad, la cámara del timbre: lo que envías llega tan rápido como lo que recibes.</p>',
      ),
      icon: 'bolt',
      reference: t(
        `${SKEIN_500.mbps} to ${SKEIN_2_GIG.speed}`,
        `De ${SKEIN_500.mbps} a ${SKEIN_2_GIG.speed}`,
      ),
    }),
    entry(featureItem, 'internet-feature-person', {
      title: t('A real person, day or night', 'Una persona, de día y de noche'),
      description: t(
        '<p>The first person you talk to can see your line, test it and restart it. No transfers.</p>',
        '<p>La primera persona que contesta ve tu línea, la prueba y la reinicia. Sin transferencias.</p>',
      ),
      icon: 'phone',
      reference: t('In English and Spanish', 'En español y en inglés'),
    }),
    entry(featureItem, 'internet-feature-data', {
      title: t('Unlimited data', 'Datos ilimitados'),
      description: t(
        '<p>We don’t count what you use. We wouldn’t know what to do with the number.</p>',
        '<p>No contamos lo que usas. No sabríamos qué hacer con el número.</p>',
      ),
      icon: 'globe',
    }),
    entry(featureItem, 'internet-feature-months', {
      title: t('Leave any time', 'Vete cuando quieras'),
      description: t(
        '<p>No contract. Leave any day you like; we bill you up to that day, and that’s it.</p>',
        '<p>Sin contrato. Te vas el día que quieras; cobramos hasta ese día y ya.</p>',
      ),
      icon: 'clock',
    }),
  ],
  ctaText: t('See how we install it', 'Ver cómo la instalamos'),
  ctaLink: installationLink,
  theme: 'mist',
  analyticsId: 'internet-features',
});
