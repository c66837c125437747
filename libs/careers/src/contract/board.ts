import type { ListedJob } from './job.ts';

/** A department of the company, with its jobs in one office or on the whole board. */
export interface Department {
  readonly id: string;
  readonly name: string;
  readonly parentId?: string | undefined;
  readonly jobs: readonly ListedJob[];
}

export interface Office {
  readonly id: string;
  readonly name: string;
  /** Place of the office: `Austin, TX, United States`. May be empty. */
  readonly location: string;
  readonly parentId?: string | undefined;
  readonly departments: readonly Department[];
}

/** Jobs of any department under a common heading, such as `Future Opportunities`. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly jobs: readonly ListedJob[];
}

/** All open jobs. A job may be listed in several offices, and also in a section. */
export interface Board {
  readonly offices: readonly Office[];
  readonly sections: readonly Section[];
  /** All departments, with jobs inside and outside offices. Undefined if the board does not list them. */
  readonly departments?: readonly Department[] | undefined;
}
