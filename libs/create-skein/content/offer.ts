import { planCard } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { picture } from './parts.ts';

interface Plan {
  readonly id: 'skiff' | 'sloop' | 'schooner';
  readonly name: string;
  readonly mbps: readonly [string, string];
  readonly price: string;
  readonly english: string;
  readonly spanish: string;
  readonly best?: true;
}

const plan = ({ id, name, mbps, price, english, spanish, best }: Plan) =>
  entry(planCard, `plan-${id}`, {
    ...(best && { isActive: true, topLabel: t('Enough for most homes', 'Basta para casi toda casa') }),
    icon: picture(`plan-${id}`),
    speed: name,
    price,
    pricingTag: t('a month', 'al mes'),
    description: t(`<p>${english}</p>`, `<p>${spanish}</p>`),
    features: t(
      [`${mbps[0]} up and down`, 'Wi-Fi 7 router included', 'No data caps', 'Installation included'],
      [
        `${mbps[1]} de subida y bajada`,
        'Router Wi-Fi 7 incluido',
        'Sin límite de datos',
        'Instalación incluida',
      ],
    ),
    addOnTitle: t('You can add', 'Puedes agregar'),
    addOns: t(
      ['A second Wi-Fi point, $5 a month', 'A fixed IP address, $8 a month'],
      ['Un segundo punto de Wi-Fi, $5 al mes', 'Una dirección IP fija, $8 al mes'],
    ),
  });

/** The plans that visitors can order, the smallest first. */
export const plans = [
  plan({
    id: 'skiff',
    name: 'Skiff 300',
    mbps: ['300 Mbps', '300 Mbps'],
    price: '$45',
    english: 'For one or two: films, calls, the news at breakfast.',
    spanish: 'Para una o dos personas: películas, llamadas, las noticias del desayuno.',
  }),
  plan({
    id: 'sloop',
    name: 'Sloop 1000',
    mbps: ['1 Gbps', '1 Gbps'],
    price: '$65',
    english: 'For a full house that works, studies and plays at once.',
    spanish: 'Para una casa llena que trabaja, estudia y juega a la vez.',
    best: true,
  }),
  plan({
    id: 'schooner',
    name: 'Schooner 2500',
    mbps: ['2.5 Gbps', '2.5 Gbps'],
    price: '$90',
    english: 'For whoever moves large files, or rents out the rooms upstairs.',
    spanish: 'Para quien mueve archivos grandes o alquila los cuartos de arriba.',
  }),
];
