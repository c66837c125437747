import { t } from '@skein/cms-client';

/** Headings to which other pages link. The anchor in a link repeats the words of the heading. */
export const installationHeading = t(
  'Installation day, step by step',
  'El día de la instalación, paso a paso',
);
export const installationLink = t(
  '/product/internet#installation-day-step-by-step',
  '/product/internet#el-dia-de-la-instalacion-paso-a-paso',
);

export const newHomeHeading = t('Where are you moving?', '¿A dónde te mudas?');
export const newHomeLink = t('/moving#where-are-you-moving', '/moving#a-donde-te-mudas');

/** Path of the page with all cities. */
export const citiesLink = '/cities';
export const notListedHeading = t('City not listed? Tell us.', '¿Tu ciudad no está? Dinos.');
export const notListedLink = t('/community#city-not-listed-tell-us', '/community#tu-ciudad-no-esta-dinos');

export const sideBySideHeading = t('Side by side', 'Frente a frente');
export const sideBySideLink = t('/product/tv/choice#side-by-side', '/product/tv/choice#frente-a-frente');

export const benchHeading = t('What we’re testing now', 'Lo que probamos ahora');
export const benchLink = t('/labs#what-were-testing-now', '/labs#lo-que-probamos-ahora');

export const ratesHeading = t('What ten dollars gets you', 'Qué recibes por diez dólares');
export const ratesLink = t(
  '/product/phone#what-ten-dollars-gets-you',
  '/product/phone#que-recibes-por-diez-dolares',
);

export const depotHeading = t('Come see the depot', 'Ven a conocer la bodega');
export const depotLink = t('/about#come-see-the-depot', '/about#ven-a-conocer-la-bodega');

export const openDoorHeading = t('Visit us on second Thursdays', 'Visítanos el segundo jueves del mes');
export const openDoorLink = t(
  '/labs#visit-us-on-second-thursdays',
  '/labs#visitanos-el-segundo-jueves-del-mes',
);
