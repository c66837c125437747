import { t } from '@skein/cms-client';

/** Headings that other pages link to. Each is written once: the link would break if the heading were reworded alone. */
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
export const sideBySideHeading = t('Side by side', 'Frente a frente');
export const sideBySideLink = t('/product/tv/choice#side-by-side', '/product/tv/choice#frente-a-frente');

export const benchHeading = t('On the bench right now', 'Ahora mismo en la mesa');
export const benchLink = t('/labs#on-the-bench-right-now', '/labs#ahora-mismo-en-la-mesa');

export const ratesHeading = t('What ten dollars buy', 'Lo que compran diez dólares');
export const ratesLink = t(
  '/product/phone#what-ten-dollars-buy',
  '/product/phone#lo-que-compran-diez-dolares',
);

export const openDoorHeading = t('Second Thursday, door up', 'Segundo jueves, cortina arriba');
export const openDoorLink = t('/labs#second-thursday-door-up', '/labs#segundo-jueves-cortina-arriba');
