import { READER_PATHS } from '../contract/careers.constants.ts';

/** `reader` means the three calls of the reader, `public` a job board's own public calls. */
export type BoardKind = 'reader' | 'public';

/** The URL of a board, and the kind of its API. Plain data, so that a page can contain it. */
export interface BoardAddress {
  readonly kind: BoardKind;
  /**
   * Prefix of its calls, without a final slash: `/careers-reader`, `https://boards.example/v1/boards/skein`.
   */
  readonly url: string;
}

/** The addresses of a board's calls. */
export interface BoardCalls {
  readonly offices: string;
  /** A public board may have no sections. */
  readonly sections: string;
  /** Departments of a public board. Their jobs need not belong to an office. */
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
