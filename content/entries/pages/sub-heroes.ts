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
  rate('elsewhere', 'Anywhere else, up to', 'Los demás, hasta', '$0.25', '$0.40'),
];
const column = (id: 'landline' | 'mobile', en: string, es: string) =>
  entry(tableColumn, `rates-${id}`, {
    header: t(en, es),
    rows: rates.map((one) =>
      entry(tableRow, `rates-${id}-${one.id}`, { header: t(one.en, one.es), value: t(one[id], one[id]) }),
    ),
  });

/** A block with the price of a minute abroad. */
export const ratesAbroad = entry(subHero, 'phone-rates-abroad', {
  variant: 'phoneRates',
  title: t('International rates', 'Tarifas al extranjero'),
  description: t(
    '<p>Billed by the second, from the moment someone answers.</p>',
    '<p>Se cobra por segundo, desde que contestan.</p>',
  ),
  columns: [
    column('landline', 'To a landline', 'A un fijo'),
    column('mobile', 'To a cell phone', 'A un celular'),
  ],
  image: art('phone-call'),
  notes: t(
    '<p>You’ll hear the rate before it rings. Demo content from a fictional provider.</p>',
    '<p>Oyes la tarifa antes de que suene. Contenido de demostración de un proveedor ficticio.</p>',
  ),
});

/** A block about the purpose of the lab. */
export const aboutLab = entry(subHero, 'labs-about', {
  variant: 'aboutLabs',
  intro: t('About the lab', 'Sobre el laboratorio'),
  title: t('A garage with a budget', 'Un garaje con presupuesto'),
  subtitle: t(
    'Four people, eleven routers, one rule: nothing leaves until it has failed here first.',
    'Cuatro personas, once routers y una regla: nada sale de aquí sin haber fallado primero.',
  ),
  backgroundImage: art('weave-dark'),
  cta: goTo('labs-about-us', 'See who we are', 'Ver quiénes somos', '/about', 'outline'),
});
