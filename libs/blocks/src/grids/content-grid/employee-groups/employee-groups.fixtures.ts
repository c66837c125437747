import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { card } from '../items/card.content.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-employee-groups', {
  variant: 'employeeGroups',
  title: t('After hours', 'Después del turno'),
  items: [
    entry(card, 'group-signers', {
      variant: 'employeeGroupCard',
      title: t('Open Hands', 'Manos abiertas'),
      subtitle: t('Since 2018, 46 members', 'Desde 2018, 46 miembros'),
      description: t(
        '<p>Teaches every crew to sign “mind the step”.</p>',
        '<p>Enseña a cada cuadrilla a señar “cuidado con el escalón”.</p>',
      ),
      color: 'teal-soft',
      cta: goTo('group-signers', 'Write to them', 'Escríbeles', 'mailto:hands@skein.example'),
    }),
    entry(card, 'group-raices', {
      variant: 'employeeGroupCard',
      title: t('Raíces', 'Raíces'),
      subtitle: t('Since 2016, 120 members', 'Desde 2016, 120 miembros'),
      description: t(
        '<p>Reads our Spanish before you have to.</p>',
        '<p>Lee nuestro español antes de que te toque a ti.</p>',
      ),
      color: 'amber',
    }),
    entry(card, 'group-parents', {
      variant: 'employeeGroupCard',
      title: t('Night Shift Parents', 'Padres del turno de noche'),
      subtitle: t('Since 2020, 61 members', 'Desde 2020, 61 miembros'),
      description: t(
        '<p>Swaps shifts, cots and advice.</p>',
        '<p>Intercambian turnos, cunas y consejos.</p>',
      ),
      image: pictures.weaveTeal,
    }),
  ],
});
