import type { ListedJob } from './job.ts';

/** A part of the company with the jobs that an office, or the whole board, has in it. */
export interface Department {
  readonly id: string;
  readonly name: string;
  /** The department that it is a part of. */
  readonly parentId?: string | undefined;
  readonly jobs: readonly ListedJob[];
}

export interface Office {
  readonly id: string;
  readonly name: string;
  /** `Austin, TX, United States`; may be empty. */
  readonly location: string;
  /** The office that it belongs to. */
  readonly parentId?: string | undefined;
  readonly departments: readonly Department[];
}

/** Jobs under a name of their own, whichever department they are in: `Future Opportunities`. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly jobs: readonly ListedJob[];
}

/** All open jobs. The same job may be listed several times: in each of its offices, and in a section. */
export interface Board {
  readonly offices: readonly Office[];
  readonly sections: readonly Section[];
  /** Departments by themselves, on boards that list them: their jobs need not be in an office. */
  readonly departments?: readonly Department[] | undefined;
}
