/** Offices of the demo board. */
export type OfficeName =
  'Austin' | 'San Antonio' | 'Nashville' | 'Denver' | 'Salt Lake City' | 'Kansas City' | 'Remote';

/** A job of the demo board, as somebody writes it down. */
export interface DemoJob {
  readonly id: number;
  readonly title: string;
  readonly offices: readonly [OfficeName, ...OfficeName[]];
  /** What it is about, in a sentence or two. */
  readonly about: string;
  /** What one does. */
  readonly duties: readonly string[];
  /** What it pays. */
  readonly pay: string;
  readonly language: 'en' | 'es';
  /** Whether the work is out in the street: who does it drives. */
  readonly drives: boolean;
  readonly employment: 'Full-time' | 'Part-time' | 'Internship';
  /** Path of a film about the work. */
  readonly film?: string | undefined;
  /** It is no opening, but takes applications. */
  readonly isProspect: boolean;
}

type More = Partial<Pick<DemoJob, 'language' | 'drives' | 'employment' | 'film' | 'isProspect'>>;

/** Writes down a job: by default full-time, in English, indoors. */
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
