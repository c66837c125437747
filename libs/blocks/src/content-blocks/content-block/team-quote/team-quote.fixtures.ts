import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'teamQuote',
  description: t(
    '<p>People offer me coffee before I have unpacked. Then they see the speed test and offer me lunch.</p>',
    '<p>Me ofrecen café antes de que saque las herramientas. Después ven la prueba de velocidad y me ofrecen el almuerzo.</p>',
  ),
  name: 'Marcus Oyelaran',
  position: t('Field technician, Kansas City', 'Técnico de campo, Kansas City'),
  portrait: pictures.portraitInstaller,
} as const;
const roles = goTo('team-quote', 'See open roles', 'Ver las vacantes', '/careers', 'outline');

export const teamQuote = entry(contentBlock, 'block-team-quote', words);
export const teamQuoteRight = entry(contentBlock, 'block-team-quote-right', {
  ...words,
  title: t('From the van', 'Desde la camioneta'),
  imageSide: 'right',
  backgroundColor: 'ink',
  imageColor: 'teal',
  cta: roles,
});
export const teamQuoteCentered = entry(contentBlock, 'block-team-quote-centered', {
  ...words,
  textAlign: 'center',
  backgroundColor: 'coral-soft',
  imageColor: '#ffffff',
  portrait: pictures.portraitSilver,
  name: 'Ruth Delgado',
  position: t('Support, since the first call', 'Ayuda, desde la primera llamada'),
  description: t(
    '<p>If I can hear you smile at the end, the ticket is closed.</p>',
    '<p>Si al final te oigo sonreír, el caso está cerrado.</p>',
  ),
});
export const teamQuotePanel = entry(contentBlock, 'block-team-quote-panel', {
  ...words,
  backgroundColor: 'amber',
  fullWidth: false,
  roundedBlock: true,
  roundedImage: false,
});
export const teamQuoteModule = entry(contentBlock, 'block-team-quote-module', {
  ...words,
  isModule: true,
  moduleColor: 'violet-soft',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'van-part-one', { text: t('From', 'Desde'), color: 'violet' }),
    entry(coloredText, 'van-part-two', { text: t('the van', 'la camioneta') }),
  ],
});
/** A quotation of two paragraphs in a hairline frame, pasted with straight quotation marks. */
export const teamQuoteLong = entry(contentBlock, 'block-team-quote-long', {
  ...words,
  isModule: true,
  description: t(
    '<p>"When I started, a good day was one without a call back. Now a good day is one where a customer tells me what they did with it: the grandson in Manila who reads to her every night, the bakery that finally takes orders online, the kid upstairs who edits films.</p><p>I only bring the glass. What comes through it is theirs, and I like that I never have to explain it twice."</p>',
    '<p>"Cuando empecé, un buen día era uno sin reclamos. Ahora un buen día es cuando un cliente me cuenta qué hizo con la línea: el nieto en Manila que le lee todas las noches, la panadería que por fin recibe pedidos en línea, el muchacho de arriba que edita películas.</p><p>Yo solo traigo el vidrio. Lo que pasa por él es de ellos, y me gusta no tener que explicarlo dos veces."</p>',
  ),
  position: t(
    'Senior field technician and trainer of the night crew for Kansas City, Overland Park and everything between them',
    'Técnico de campo principal y formador del equipo nocturno para Kansas City, Overland Park y todo lo que hay entre ellas',
  ),
});
export const teamQuotePlain = entry(contentBlock, 'block-team-quote-plain', {
  variant: 'teamQuote',
  description: words.description,
  name: words.name,
});
