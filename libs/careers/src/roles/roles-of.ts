import type { Board, Department } from '../contract/board.ts';
import type { ListedJob } from '../contract/job.ts';
import { HIDDEN_DEPARTMENT, HIDDEN_TITLE, LAST_CATEGORY } from './roles.constants.ts';

/** An open job in the list. If a job is in two categories, there are two roles with the same id. */
export interface Role {
  readonly id: string;
  readonly title: string;
  /** Location as the job board writes it: `Austin, TX`. May be empty. */
  readonly location: string;
  /** Language of the job's texts, as the job board writes it, such as `en`. */
  readonly language?: string | undefined;
  /** Places of the job's offices, without `location`. */
  readonly offices: readonly string[];
  /** The name of the top department or of the section. Empty if the board's name is not readable. */
  readonly category: string;
  /** Name of the department inside the category. Undefined if the job is directly in the category. */
  readonly department?: string | undefined;
}

const MAX_DEPTH = 16;
const byWords = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

const rank = (category: string) => (category === LAST_CATEGORY ? 2 : category === '' ? 1 : 0);
const byCategory = (a: string, b: string) => rank(a) - rank(b) || byWords(a, b);

/** Compares roles. In a category, roles without a department are first. */
const byRole = (a: Role, b: Role) =>
  byCategory(a.category, b.category) ||
  byWords(a.department ?? '', b.department ?? '') ||
  byWords(a.title, b.title) ||
  byWords(a.location, b.location) ||
  byWords(a.id, b.id);

/** Returns a department, its parent, the parent's parent, and so on. */
function pathOf(department: Department, all: ReadonlyMap<string, Department>): Department[] {
  const path = [department];
  for (let at = department; at.parentId !== undefined && path.length < MAX_DEPTH;) {
    const parent = all.get(at.parentId);
    if (!parent || path.includes(parent)) break;
    path.push(parent);
    at = parent;
  }
  return path;
}

/**
 * Returns the roles of a board in the order of the list. Omits jobs titled TEST, and all jobs in a department
 * named Admin or below it, even if the board lists them elsewhere too. A job of several offices appears only once in
 * each category.
 */
export function rolesOf({ offices, sections, departments = [] }: Board): Role[] {
  const everyDepartment = [...offices.flatMap((office) => office.departments), ...departments];
  const all = new Map(everyDepartment.map((one) => [one.id, one]));
  const isHidden = (department: Department) =>
    pathOf(department, all).some(({ name }) => name === HIDDEN_DEPARTMENT);
  const hidden = new Set(everyDepartment.filter(isHidden).flatMap(({ jobs }) => jobs.map(({ id }) => id)));
  const found = new Map<string, Role & { readonly offices: string[] }>();

  function add(job: ListedJob, category: string, department: string | undefined, place: string) {
    if (job.title === HIDDEN_TITLE || hidden.has(job.id)) return;
    const key = [job.id, category, department].join('\n');
    const role = found.get(key) ?? { ...job, offices: [], category, department };
    if (place !== '' && place !== job.location && !role.offices.includes(place)) role.offices.push(place);
    found.set(key, role);
  }

  function addDepartment(department: Department, place: string) {
    const path = pathOf(department, all).filter(({ name }) => name !== '');
    const [inner] = path;
    const category = path.at(-1)?.name ?? '';
    for (const job of department.jobs) add(job, category, path.length > 1 ? inner?.name : undefined, place);
  }

  for (const office of offices)
    for (const department of office.departments) addDepartment(department, office.location || office.name);
  for (const department of departments) addDepartment(department, '');
  for (const { name, jobs } of sections)
    if (name !== HIDDEN_DEPARTMENT) for (const job of jobs) add(job, name, undefined, '');
  return [...found.values()].sort(byRole);
}

/** A category with its own roles, and with its departments and their roles. */
export interface RoleCategory {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly departments: readonly { readonly name: string; readonly roles: readonly Role[] }[];
}

function grouped<Key>(roles: readonly Role[], keyOf: (role: Role) => Key): Map<Key, Role[]> {
  const groups = new Map<Key, Role[]>();
  for (const role of roles) {
    const key = keyOf(role);
    const group = groups.get(key);
    if (group) group.push(role);
    else groups.set(key, [role]);
  }
  return groups;
}

/**
 * Groups roles by category and department. The roles must be sorted.
 * @param shown returns the name that the page shows for a category or department. The groups are sorted by it
 */
export function categoriesOf(roles: readonly Role[], shown = (name: string) => name): RoleCategory[] {
  const byShown = (a: { readonly name: string }, b: { readonly name: string }) =>
    rank(a.name) - rank(b.name) || byWords(shown(a.name), shown(b.name));
  return [...grouped(roles, ({ category }) => category)]
    .map(([name, inCategory]) => {
      const byDepartment = grouped(inCategory, ({ department }) => department);
      return {
        name,
        roles: byDepartment.get(undefined) ?? [],
        departments: [...byDepartment]
          .flatMap(([department, its]) =>
            department === undefined ? [] : [{ name: department, roles: its }],
          )
          .sort(byShown),
      };
    })
    .sort(byShown);
}

/** Returns the number of different jobs among the roles. */
export const countJobs = (roles: readonly Role[]): number => new Set(roles.map(({ id }) => id)).size;

/** Returns the number of different jobs that are open now. Jobs in `LAST_CATEGORY` are for later. */
export const countOpenJobs = (roles: readonly Role[]): number =>
  countJobs(roles.filter(({ category }) => category !== LAST_CATEGORY));

/**
 * Returns the language that most of the roles have. Undefined if the language of most roles is unknown. Pages take it
 * as the language of department names, because boards do not report the language of these names.
 */
export function mostSpoken(roles: readonly Pick<Role, 'language'>[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { language } of roles) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}
