import type { SafeArea } from '../model/safe-area.ts';
import type { Localized } from './localized.ts';

/** A picture or another file, written in TypeScript by an author of content. */
export interface AuthoredAsset {
  readonly kind: 'asset';
  readonly id: string;
  /** Alternative text of a picture, or the name of any other file. */
  readonly title: string | Localized<string>;
  readonly fileName: string;
  readonly contentType: string;
  /** Width in CSS px. Only for pictures. */
  readonly width?: number;
  readonly height?: number;
  /** The area of a picture that crops must keep. */
  readonly safe?: SafeArea;
  /**
   * URL of the file in stories. In an export, the asset has the URL that the option `fileUrl` of the export returns.
   */
  readonly url?: string;
  /** Size of the file in bytes. */
  readonly size?: number;
}

export function asset(id: string, file: Omit<AuthoredAsset, 'kind' | 'id'>): AuthoredAsset {
  return { ...file, kind: 'asset', id };
}
