import type { AuthoredAsset } from '@skein/cms-client';

/**
 * Returns the URL of an asset's file in an export: `//assets/{file name}`. The CMS vendor's import tool
 * requires this format. The tool uploads the files from the folder `assets` next to the export.
 */
export const assetAddress = ({ fileName }: AuthoredAsset): string => `//assets/${fileName}`;
