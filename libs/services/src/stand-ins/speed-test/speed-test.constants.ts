import { SPANISH_PREFIX } from '@skein/http';
import type { TrafficLimits } from './traffic.ts';

export const SPEED_TEST_PATH = '/speed-test/';
export const SPANISH_SPEED_TEST_PATH = `${SPANISH_PREFIX}/speed-test`;

/** The most that one request may fetch. */
export const DOWNLOAD_MAX_BYTES = 25 * 1024 * 1024;

/** The most that one request may send. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** Enough for three tests a minute from one network, at any speed; too little to make the server a hose. */
export const TRAFFIC_LIMITS: TrafficLimits = {
  bytesPerMinute: 768 * 1024 * 1024,
  requestsPerMinute: 1200,
  transfersPerAddress: 8,
  transfersInAll: 64,
  transferMs: 20_000,
};

/** How the page in the browser goes about it. */
export interface Measuring {
  /** Round trips for the latency; the first one also opens the connection and does not count. */
  readonly pings: number;
  /** How long each direction is measured. */
  readonly phaseMs: number;
  /** Left out at the beginning of each direction, while the connection speeds up. */
  readonly warmUpMs: number;
  /** Requests under way at the same time. */
  readonly lanes: number;
  readonly firstBytes: number;
  /** A request that took less than this is followed by one twice as large. */
  readonly growBelowMs: number;
  readonly largestDownloadBytes: number;
  readonly largestUploadBytes: number;
  /** The most that one test fetches and sends. */
  readonly downloadBytes: number;
  readonly uploadBytes: number;
  /** Right end of the dial. */
  readonly dialMaxMbps: number;
}

export const MEASURING: Measuring = {
  pings: 11,
  phaseMs: 6000,
  warmUpMs: 600,
  lanes: 3,
  firstBytes: 64 * 1024,
  growBelowMs: 350,
  largestDownloadBytes: 8 * 1024 * 1024,
  largestUploadBytes: 2 * 1024 * 1024,
  downloadBytes: 150 * 1024 * 1024,
  uploadBytes: 50 * 1024 * 1024,
  dialMaxMbps: 2000,
};

/** Marks of the dial, Mbps. */
export const DIAL_MARKS_MBPS = [0, 10, 100, 500, 2000] as const;

/** How long browsers keep the page; its style and script carry their hash and are kept for a year. */
export const PAGE_AGE_S = 300;
export const PART_AGE_S = 365 * 24 * 60 * 60;
