import type { SafeArea } from '../model/safe-area.ts';
import type { Localized } from './localized.ts';

/** A file of the content package, as an author writes it. */
export interface AuthoredAsset {
  readonly kind: 'asset';
  readonly id: string;
  /** Alternative text of a picture, or the name of any other file. */
  readonly title: string | Localized<string>;
  readonly fileName: string;
  readonly contentType: string;
  /** CSS px; pictures only. */
  readonly width?: number;
  readonly height?: number;
  /** The area of a picture that no crop may cut. */
  readonly safe?: SafeArea;
  /** Address where stories find the file. The export replaces it with the asset service's address. */
  readonly url?: string;
  /** Bytes. */
  readonly size?: number;
}

export function asset(id: string, file: Omit<AuthoredAsset, 'kind' | 'id'>): AuthoredAsset {
  return { ...file, kind: 'asset', id };
}
