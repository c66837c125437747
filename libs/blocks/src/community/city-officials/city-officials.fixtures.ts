import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { cityOfficials } from './city-officials.block.ts';
import { official } from './official.content.ts';

const clerk = entry(official, 'official-clerk', {
  name: 'Ana Delacroix',
  position: t('City clerk', 'Secretaria municipal'),
  image: pictures.portrait1,
  words: t(
    'They asked what was under the street before they opened it. That was new.',
    'Preguntaron qué había debajo de la calle antes de abrirla. Eso fue nuevo.',
  ),
  contactText: t('Write to Ana', 'Escribirle a Ana'),
  contact: 'mailto:clerk@city.example',
});
const works = entry(official, 'official-works', {
  name: 'Tomás Whitfield',
  position: t('Public works', 'Obras públicas'),
  image: pictures.portrait2,
  words: t('The grass came back. I checked.', 'El pasto volvió. Lo revisé.'),
});
const ours = entry(official, 'official-ours', {
  name: 'Imani Brooks',
  position: t('Talks to cities, Skein Fiber', 'Habla con ciudades, Skein Fiber'),
  image: pictures.portrait8,
  words: t(
    'If a mayor calls about one driveway, I go and look at that driveway.',
    'Si un alcalde llama por una entrada, voy a ver esa entrada.',
  ),
  contactText: t('Write to Imani', 'Escribirle a Imani'),
  contact: 'mailto:cities@skein.example',
});
const words = {
  title: t('City hall has our number', 'El ayuntamiento tiene nuestro número'),
  description: t(
    '<p>Permits, noise, a driveway: somebody at the city knows whom to call, and so do you.</p>',
    '<p>Permisos, ruido, una entrada: alguien en el ayuntamiento sabe a quién llamar, y tú también.</p>',
  ),
} as const;

export const cityOfficialsThree = entry(cityOfficials, 'city-officials', {
  ...words,
  officials: [clerk, works, ours],
  image: pictures.trench,
  cta: entry(callToAction, 'cta-city-officials', {
    text: t('For city officials', 'Para funcionarios municipales'),
    target: '/new-streets',
  }),
});
export const cityOfficialsTwo = entry(cityOfficials, 'city-officials-two', {
  ...words,
  officials: [clerk, ours],
  theme: 'ink',
});
export const cityOfficialsTitleOnly = entry(cityOfficials, 'city-officials-title-only', {
  title: words.title,
});
export const cityOfficialsLong = entry(cityOfficials, 'city-officials-long', {
  title: longTitle,
  description: longDescription,
  officials: [
    clerk,
    entry(official, 'official-bare', { name: 'Maximiliana Featherstonehaugh-Echeverría' }),
    works,
    ours,
  ],
  theme: 'amber',
});
