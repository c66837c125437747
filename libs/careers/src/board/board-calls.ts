import { READER_PATHS } from '../contract/careers.constants.ts';

/** `reader`: the provider's own reader, with three calls. `public`: the public API of a job board. */
export type BoardKind = 'reader' | 'public';

/** The URL of a board, and the kind of its API. This is plain data, so that a page can contain it. */
export interface BoardAddress {
  readonly kind: BoardKind;
  /** Prefix of calls, without a final slash: `/careers-reader`, `https://boards.example/v1/boards/skein`. */
  readonly url: string;
}

/** The addresses for a board's calls. */
export interface BoardCalls {
  readonly offices: string;
  /** Address of the board's sections. A public board without sections answers with 404. */
  readonly sections: string;
  /** Departments of a public board. A job in a department may belong to no office. */
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
