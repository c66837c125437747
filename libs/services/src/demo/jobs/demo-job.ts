/** Offices of the demo board. */
export type OfficeName =
  'Austin' | 'San Antonio' | 'Nashville' | 'Denver' | 'Salt Lake City' | 'Kansas City' | 'Remote';

/** A job of the demo board, in the form in which we write it. */
export interface DemoJob {
  readonly id: number;
  readonly title: string;
  readonly offices: readonly [OfficeName, ...OfficeName[]];
  /** What the job is about, in a sentence or two. */
  readonly about: string;
  /** The tasks of the job. */
  readonly duties: readonly string[];
  /** The pay. */
  readonly pay: string;
  readonly language: 'en' | 'es';
  /** Whether the work is outdoors and needs a driver's license. */
  readonly drives: boolean;
  readonly employment: 'Full-time' | 'Part-time' | 'Internship';
  /** Path of a film about the work. */
  readonly film?: string | undefined;
  /** Whether it is not an opening but takes applications. */
  readonly isProspect: boolean;
}

type More = Partial<Pick<DemoJob, 'language' | 'drives' | 'employment' | 'film' | 'isProspect'>>;

/** Returns a job. Default: full-time, in English, indoors. */
export const job = (
  id: number,
  title: string,
  offices: DemoJob['offices'],
  about: string,
  duties: readonly string[],
  pay: string,
  more: More = {},
): DemoJob => ({
  id,
  title,
  offices,
  about,
  duties,
  pay,
  language: 'en',
  drives: false,
  employment: 'Full-time',
  isProspect: false,
  ...more,
});
