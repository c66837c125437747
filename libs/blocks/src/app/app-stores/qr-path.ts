import encodeQR from 'qr';
import { QR_MAX_BYTES, QR_QUIET_MODULES } from './app-stores.constants.ts';

/** The dark modules of a code as one path, in a field of `modules` by `modules`, including its quiet zone. */
interface QrPath {
  readonly path: string;
  readonly modules: number;
}

/**
 * Returns the code of a text, with enough redundancy for a scratched screen (15%); undefined if the text is
 * too long.
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
