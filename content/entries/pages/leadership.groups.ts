import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';

/** Groups that employees have founded and run in their free time. */
export const employeeGroups = entry(contentGrid, 'leadership-groups', {
  variant: 'employeeGroups',
  title: t('What we do after work', 'Lo que hacemos después del turno'),
  description: t(
    '<p>Our colleagues started these groups on their own. We pay for the room and the coffee.</p>',
    '<p>Nuestros compañeros fundaron estos grupos por su cuenta. La empresa pone el salón y el café.</p>',
  ),
  items: [
    entry(card, 'group-hands', {
      variant: 'employeeGroupCard',
      title: t('Open Hands', 'Manos abiertas'),
      subtitle: t('Since 2018, 46 members', 'Desde 2018, 46 miembros'),
      description: t(
        '<p>Deaf and hearing colleagues. Since they took over our training, every crew can sign “watch your step.”</p>',
        '<p>Compañeros sordos y oyentes. Desde que dan el curso, cada cuadrilla sabe decir en señas “fíjate dónde pisas”.</p>',
      ),
      color: 'teal',
    }),
    entry(card, 'group-raices', {
      variant: 'employeeGroupCard',
      title: t('Raíces, our Spanish speakers', 'Raíces'),
      subtitle: t('Since 2016, 120 members', 'Desde 2016, 120 miembros'),
      description: t(
        '<p>They read our Spanish before you do, and cook at every street supper.</p>',
        '<p>Leen nuestro español antes que tú y cocinan en cada cena de la calle.</p>',
      ),
      color: 'coral',
    }),
    entry(card, 'group-parents', {
      variant: 'employeeGroupCard',
      title: t('Night Shift Parents', 'Padres del turno de noche'),
      subtitle: t('Since 2020, 61 members', 'Desde 2020, 61 miembros'),
      description: t(
        '<p>They swap shifts, cribs and the names of patient dentists.</p>',
        '<p>Intercambian turnos, cunas y nombres de dentistas con paciencia.</p>',
      ),
      color: 'violet',
    }),
  ],
});
