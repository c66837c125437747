import { t } from '@skein/cms-client';

/**
 * Headings that other pages link to. Heading and link are in one place, because a change of the heading alone
 * would break the link.
 */
export const plansHeading = t('Three speeds, one price each', 'Tres velocidades, tres precios');
export const plansLink = t(
  '/product/internet#three-speeds-one-price-each',
  '/product/internet#tres-velocidades-tres-precios',
);

export const installationHeading = t(
  'Installation day, step by step',
  'El día de la instalación, paso a paso',
);
export const installationLink = t(
  '/product/internet#installation-day-step-by-step',
  '/product/internet#el-dia-de-la-instalacion-paso-a-paso',
);

/** The list of cities. */
export const citiesLink = '/cities';
export const notListedHeading = t('City not listed? Tell us.', '¿Tu ciudad no está? Dinos.');
export const notListedLink = t('/community#city-not-listed-tell-us', '/community#tu-ciudad-no-esta-dinos');

export const sideBySideHeading = t('Side by side', 'Frente a frente');
export const sideBySideLink = t('/product/tv/choice#side-by-side', '/product/tv/choice#frente-a-frente');

export const benchHeading = t('What we’re testing now', 'Lo que probamos ahora');
export const benchLink = t('/labs#what-were-testing-now', '/labs#lo-que-probamos-ahora');

export const ratesHeading = t('What ten dollars gets you', 'Lo que te dan diez dólares');
export const ratesLink = t(
  '/product/phone#what-ten-dollars-gets-you',
  '/product/phone#lo-que-te-dan-diez-dolares',
);

export const openDoorHeading = t('Visit us on second Thursdays', 'Visítanos el segundo jueves del mes');
export const openDoorLink = t(
  '/labs#visit-us-on-second-thursdays',
  '/labs#visitanos-el-segundo-jueves-del-mes',
);
