import type { AuthoredAsset } from '@skein/cms-client';

/**
 * Where the file of an asset lies, as the CMS's vendor writes it in an export that comes with its files: what would be the
 * host is a folder beside the export. Its import tool uploads them from there.
 */
export const assetAddress = ({ fileName }: AuthoredAsset): string => `//assets/${fileName}`;
