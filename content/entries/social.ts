import { entry, t } from '@skein/cms-client';
import { socialMedia, socialMediaItem } from '@skein/shell/content';

const NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const;
type Network = keyof typeof NETWORKS;

/**
 * The provider's social media pages. They are made up, so the links lead to `.example`, which does not exist.
 */
export const social = entry(socialMedia, 'social-media', {
  title: t('Follow the thread', 'Sigue el hilo'),
  items: (Object.keys(NETWORKS) as Network[]).map((icon) =>
    entry(socialMediaItem, `social-${icon}`, {
      title: t(`Skein Fiber on ${NETWORKS[icon]}`, `Skein Fiber en ${NETWORKS[icon]}`),
      url: `https://${icon}.example/skeinfiber`,
      icon,
      analyticsId: `footer-${icon}`,
    }),
  ),
});
