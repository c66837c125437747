import { READER_PATHS } from '../contract/careers.constants.ts';

/**
 * API from which jobs are read. `reader`: the provider's own service in front of a job board, which has three calls.
 * `public`: the public API of the job board.
 */
export type BoardKind = 'reader' | 'public';

/** The URL of a board, and the kind of its API. This is plain data, so that a page can contain it. */
export interface BoardAddress {
  readonly kind: BoardKind;
  /** Prefix of calls, without a final slash: `/careers-reader`, `https://boards.example/v1/boards/skein`. */
  readonly url: string;
}

/** The URLs for requests to a job board. */
export interface BoardCalls {
  readonly offices: string;
  /** URL of the board's sections. A public board without sections answers with status 404. */
  readonly sections: string;
  /**
   * URL of the departments of a public board. They are needed, because a job in a department may belong to no office.
   */
  readonly departments?: string | undefined;
  job(id: string): string;
}

export function boardCalls({ kind, url }: BoardAddress): BoardCalls {
  const base = url.replace(/\/$/, '');
  const lists = { offices: base + READER_PATHS.offices, sections: base + READER_PATHS.sections };
  return kind === 'reader'
    ? { ...lists, job: (id) => `${base}${READER_PATHS.job}?id=${encodeURIComponent(id)}` }
    : {
        ...lists,
        departments: `${base}/departments`,
        job: (id) => `${base}/jobs/${encodeURIComponent(id)}?questions=true`,
      };
}
