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
 * The provider's social media pages. Like the provider they are invented: `.example` leads nowhere by design.
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
