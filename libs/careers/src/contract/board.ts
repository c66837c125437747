import type { ListedJob } from './job.ts';

/** A part of the company, with its jobs in one office or on the whole board. */
export interface Department {
  readonly id: string;
  readonly name: string;
  /** Id of the parent department. */
  readonly parentId?: string | undefined;
  readonly jobs: readonly ListedJob[];
}

export interface Office {
  readonly id: string;
  readonly name: string;
  /** `Austin, TX, United States`; may be empty. */
  readonly location: string;
  /** Id of the parent office. */
  readonly parentId?: string | undefined;
  readonly departments: readonly Department[];
}

/** Jobs under a separate heading, whatever their department, such as `Future Opportunities`. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly jobs: readonly ListedJob[];
}

/** All open jobs. A job may be listed several times: in each of its offices, and in a section. */
export interface Board {
  readonly offices: readonly Office[];
  readonly sections: readonly Section[];
  /** Departments outside offices, on boards that list them. Their jobs need not belong to an office. */
  readonly departments?: readonly Department[] | undefined;
}
