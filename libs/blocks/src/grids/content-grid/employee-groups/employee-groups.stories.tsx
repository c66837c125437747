import { story } from '../../../testing/story.ts';
import { contentGrid } from '../content-grid.block.ts';
import * as fixtures from './employee-groups.fixtures.ts';
import { EmployeeGroups } from './employee-groups.tsx';

export default {
  title: 'Blocks/Content grid/Employee groups · gfContentGrid',
  id: 'blocks-content-grid-employee-groups',
  component: EmployeeGroups,
  tags: ['grid-employee-groups'],
};
const show = story(contentGrid, EmployeeGroups);

export const Standard = { ...show(fixtures.standard), name: 'Employee groups' };
export const One = { ...show(fixtures.one), name: 'One, without a head' };
export const Two = { ...show(fixtures.two), name: 'Two' };
export const Many = { ...show(fixtures.many), name: 'Many, inside a module' };
export const Long = { ...show(fixtures.long), name: 'Long text, on ink' };
export const Tinted = { ...show(fixtures.tinted), name: 'On a tinted ground' };
export const Spanish = { ...Standard, name: 'In Spanish', globals: { language: 'es' } };
