import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const employeeGroups = variant({
  word: 'employee-groups',
  label: 'Employee groups',
  use: 'Groups of colleagues, each with an emblem.',
  avoid: 'Departments: take about-us cards.',
  fields: { items: columns(COLUMNS, card.only('employeeGroupCard')) },
});

export interface EmployeeGroupsProps extends PropsOf<typeof gridFields, typeof employeeGroups.fields> {}
