/*
 * Both functions also run in the browser, as text: nothing outside of their own braces may be used in them.
 */

/** How far along the dial a speed is, 0–1. Logarithmic, so that 20 Mbps and 2 Gbps both have room. */
export function dialShare(mbps: number, maxMbps: number): number {
  const share = Math.log10(1 + Math.max(0, mbps)) / Math.log10(1 + maxMbps);
  return Math.min(1, share);
}

/** The middle of some durations: one slow answer among many does not move it. 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
