import { subHero, tableColumn, tableRow } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

const rate = (id: string, en: string, es: string, landline: string, mobile: string) => ({
  id,
  en,
  es,
  landline,
  mobile,
});
const rates = [
  rate('mexico', 'Mexico, Canada', 'México, Canadá', '$0.00', '$0.00'),
  rate('spain', 'Spain, France', 'España, Francia', '$0.05', '$0.07'),
  rate('india', 'India, Philippines', 'India, Filipinas', '$0.06', '$0.09'),
  rate('elsewhere', 'Elsewhere, at most', 'Lo demás, a lo sumo', '$0.25', '$0.40'),
];
const column = (id: 'landline' | 'mobile', en: string, es: string) =>
  entry(tableColumn, `rates-${id}`, {
    header: t(en, es),
    rows: rates.map((one) =>
      entry(tableRow, `rates-${id}-${one.id}`, { header: t(one.en, one.es), value: t(one[id], one[id]) }),
    ),
  });

/** What a minute abroad costs. */
export const ratesAbroad = entry(subHero, 'phone-rates-abroad', {
  variant: 'phoneRates',
  title: t('A minute abroad', 'Un minuto al extranjero'),
  description: t(
    '<p>Counted by the second, from the moment somebody answers.</p>',
    '<p>Contado por segundos, desde que alguien contesta.</p>',
  ),
  columns: [
    column('landline', 'To a landline', 'A un fijo'),
    column('mobile', 'To a cell phone', 'A un celular'),
  ],
  image: art('phone-call'),
  notes: t(
    '<p>A voice names the rate before it rings. Demonstration content of an invented provider.</p>',
    '<p>Una voz dice la tarifa antes de que suene. Contenido de demostración de un proveedor inventado.</p>',
  ),
});

/** What the lab is. */
export const aboutLab = entry(subHero, 'labs-about', {
  variant: 'aboutLabs',
  intro: t('About the lab', 'Sobre el laboratorio'),
  title: t('A garage with a budget', 'Un garaje con presupuesto'),
  subtitle: t(
    'Four people, eleven routers, one rule: nothing leaves that has not failed here first.',
    'Cuatro personas, once routers y una regla: nada sale sin haber fallado aquí primero.',
  ),
  backgroundImage: art('weave-dark'),
  cta: goTo('labs-about-us', 'Who we are', 'Quiénes somos', '/about', 'outline'),
});
