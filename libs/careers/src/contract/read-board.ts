import * as v from 'valibot';
import type { Department, Office, Section } from './board.ts';
import type { ListedJob } from './job.ts';
import { readRecords, type OnDropped } from './read-records.ts';
import {
  DepartmentRecord,
  DepartmentsAnswer,
  ListedJobRecord,
  OfficeRecord,
  OfficesAnswer,
  SectionRecord,
  SectionsAnswer,
} from './records.ts';

const MAX_DEPTH = 8;
const nobody: OnDropped = () => undefined;

const readJobs = (values: readonly unknown[], onDropped: OnDropped): ListedJob[] =>
  readRecords('job', ListedJobRecord, values, onDropped, ({ language, ...job }) => ({
    ...job,
    language: language ?? undefined,
  }));

/**
 * Returns the records at one level of a tree, such as offices inside an office. If the level is too deep, reports the
 * records and returns none.
 */
function inTree(record: string, values: readonly unknown[], depth: number, onDropped: OnDropped) {
  if (depth <= MAX_DEPTH) return values;
  for (const _ of values) onDropped({ record, reason: `lies deeper than ${MAX_DEPTH} levels` });
  return [];
}

function departmentsIn(
  values: readonly unknown[],
  onDropped: OnDropped,
  parentId?: string,
  depth = 0,
): Department[] {
  return readRecords(
    'department',
    DepartmentRecord,
    inTree('department', values, depth, onDropped),
    onDropped,
    (record) => [
      {
        id: record.id,
        name: record.name,
        parentId: record.parent_id ?? parentId,
        jobs: readJobs(record.jobs, onDropped),
      },
      ...departmentsIn(record.children, onDropped, record.id || undefined, depth + 1),
    ],
  ).flat();
}

function officesIn(values: readonly unknown[], onDropped: OnDropped, parentId?: string, depth = 0): Office[] {
  return readRecords(
    'office',
    OfficeRecord,
    inTree('office', values, depth, onDropped),
    onDropped,
    (record) => [
      {
        id: record.id,
        name: record.name,
        location: record.location,
        parentId: record.parent_id ?? parentId,
        departments: departmentsIn(record.departments, onDropped),
      },
      ...officesIn(record.children, onDropped, record.id || undefined, depth + 1),
    ],
  ).flat();
}

/** Reads an answer to `offices`: a flat list or trees. Returns a flat list, or undefined for other answers. */
export function readOffices(answer: unknown, onDropped: OnDropped = nobody): Office[] | undefined {
  const parsed = v.safeParse(OfficesAnswer, answer);
  return parsed.success ? officesIn(parsed.output.offices, onDropped) : undefined;
}

/** Reads an answer to `sections`. Returns undefined if the answer has no sections. */
export function readSections(answer: unknown, onDropped: OnDropped = nobody): Section[] | undefined {
  const parsed = v.safeParse(SectionsAnswer, answer);
  if (!parsed.success) return undefined;
  return readRecords('section', SectionRecord, parsed.output.sections, onDropped, ({ id, name, jobs }) => ({
    id,
    name,
    jobs: readJobs(jobs, onDropped),
  }));
}

/** Reads a public board's answer to `departments`: a flat list or trees. Returns a flat list or undefined. */
export function readDepartments(answer: unknown, onDropped: OnDropped = nobody): Department[] | undefined {
  const parsed = v.safeParse(DepartmentsAnswer, answer);
  return parsed.success ? departmentsIn(parsed.output.departments, onDropped) : undefined;
}
