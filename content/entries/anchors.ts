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

/** The list of cities; its block brings the anchor itself. */
export const citiesLink = '/community#cities';
