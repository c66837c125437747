import type { AuthoredAsset } from '@skein/cms-client';

/**
 * Returns the address of an asset's file, as the CMS's vendor writes it in an export with files: the host part
 * is a folder beside the export. The vendor's import tool uploads the files from there.
 */
export const assetAddress = ({ fileName }: AuthoredAsset): string => `//assets/${fileName}`;
