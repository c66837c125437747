import encodeQR from 'qr';
import { QR_MAX_BYTES, QR_QUIET_MODULES } from './app-stores.constants.ts';

/** A QR code as an SVG path. `modules` is the number of modules per side, including the light border. */
interface QrPath {
  readonly path: string;
  readonly modules: number;
}

/**
 * Returns the QR code for a text, or undefined if the text is too long. A phone can read the code even if 15 %
 * of the code is damaged.
 */
export function qrPath(text: string): QrPath | undefined {
  if (new TextEncoder().encode(text).length > QR_MAX_BYTES) return undefined;
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QR_QUIET_MODULES });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { path: runs.join(''), modules: rows.length };
}
