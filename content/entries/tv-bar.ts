import { callToAction, entry, t, type Localized } from '@skein/cms-client';

const tab = (id: string, text: Localized<string>, target: string | Localized<string>) =>
  entry(callToAction, `tv-bar-${id}`, {
    internalName: `TV bar: ${id}`,
    text,
    target,
    look: 'link',
    analyticsId: `tv-bar-${id}`,
  });

/** Links above all pages about television. */
export const tvBar = [
  tab('overview', t('TV over fiber', 'Tele por fibra'), '/product/tv'),
  tab('choice', t('Ways to watch', 'Maneras de ver la tele'), '/product/tv/choice'),
  tab('plans', t('Internet plans', 'Planes de internet'), '/plans'),
  tab('help', t('Help', 'Ayuda'), '/support'),
];
