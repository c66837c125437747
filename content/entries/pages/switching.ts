import { experiment, experimentVariation, secondaryHero, splitHero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo, seePlans } from '../calls-to-action.ts';
import { switchingForm } from '../forms.checks.ts';

const top = entry(splitHero, 'switching-hero', {
  kicker: t('Switching', 'Cambio de compañía'),
  title: t('Test first. Then switch.', 'Primero mide. Luego cámbiate.'),
  subtitle: t(
    'The test takes half a minute, and we don’t save anything. Write your result on your current bill, then check your address.',
    'La prueba dura medio minuto y no guardamos nada. Anota el resultado en tu factura de ahora y consulta tu dirección.',
  ),
  form: switchingForm,
  sideTitle: t('Your speed today', 'Tu velocidad hoy'),
  theme: 'mist',
  analyticsId: 'switching-hero',
});

const oldBoxContent = {
  kicker: t('The old box', 'La caja vieja'),
  title: t('We’ll send it back.', 'Nosotros la devolvemos.'),
  subtitle: t(
    'Keep your old line until ours has worked for a few days. Once you’ve canceled it, call us and we’ll return the old equipment for you.',
    'Conserva tu línea anterior hasta que la nuestra lleve unos días funcionando. Cuando la canceles, llámanos y devolvemos el equipo por ti.',
  ),
  image: art('old-box'),
  cta: seePlans('switching-plans', 'button'),
  secondCta: goTo('switching-compare', 'Compare first', 'Comparar primero', '/compare', 'outline'),
  theme: 'teal',
  analyticsId: 'switching-old-box',
} as const;

const oldBox = entry(experiment, 'switching-old-box-experiment', {
  internalName: t('Switching: what the old box is called', 'Cambiarte: cómo se llama la caja vieja'),
  flagKey: 'old_box_title',
  isRunning: true,
  variations: [
    entry(experimentVariation, 'switching-old-box-promise', {
      name: 'promise',
      block: entry(secondaryHero, 'switching-old-box', oldBoxContent),
    }),
    entry(experimentVariation, 'switching-old-box-errand', {
      name: 'errand',
      block: entry(secondaryHero, 'switching-old-box-2', {
        ...oldBoxContent,
        title: t('One errand less for you.', 'Un trámite menos para ti.'),
      }),
    }),
  ],
});

export const switching = entry(page, 'page-switching', {
  internalName: 'Switching',
  slug: '/switching',
  title: t('Switch to Skein Fiber', 'Cámbiate a Skein Fiber'),
  description: t(
    'Switch to Skein Fiber: test your current speed in half a minute, check if fiber reaches your street, and let us return your old equipment.',
    'Cámbiate a Skein Fiber: mide tu velocidad en medio minuto, consulta si la fibra llega a tu calle y deja que devolvamos tu equipo viejo.',
  ),
  breadcrumb: t('Switching', 'Cambio de compañía'),
  blocks: [top, oldBox],
});
