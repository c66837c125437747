/** Offices of the demo board. */
export type OfficeName =
  'Austin' | 'San Antonio' | 'Nashville' | 'Denver' | 'Salt Lake City' | 'Kansas City' | 'Remote';

/** A job of the demo board, before its conversion to the format of a real board. */
export interface DemoJob {
  readonly id: number;
  readonly title: string;
  readonly offices: readonly [OfficeName, ...OfficeName[]];
  /** What the job is about, in a sentence or two. */
  readonly about: string;
  readonly duties: readonly string[];
  readonly pay: string;
  readonly language: 'en' | 'es';
  /** Whether the work is outdoors and needs a driver's license. */
  readonly drives: boolean;
  readonly employment: 'Full-time' | 'Part-time' | 'Internship';
  /** Path of a film about the work. */
  readonly film?: string | undefined;
  /** Whether the posting is for no specific job. Anyone can answer such a posting at any time. */
  readonly isProspect: boolean;
}

type More = Partial<Pick<DemoJob, 'language' | 'drives' | 'employment' | 'film' | 'isProspect'>>;

/** Creates a job. Default: full-time, in English, indoors. */
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
