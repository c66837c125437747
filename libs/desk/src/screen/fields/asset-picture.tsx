import type { ReactElement } from 'react';
import type { Entity } from '../../cms/cms.types.ts';
import { METADATA, metadataOf } from '../../cms/metadata.ts';
import { assetUrl, isPicture } from '../../model/files.ts';
import { areaOf, withArea } from '../../model/safe-area.ts';
import { useDesk } from '../state/desk-context.ts';
import { AreaEditor } from './area-editor.tsx';

/** The picture of an asset, with what crops keep of it. */
export function AssetPicture({ asset }: { readonly asset: Entity }): ReactElement | null {
  const { store } = useDesk();
  const src = assetUrl(asset);
  if (src === undefined || !isPicture(asset)) return null;
  return (
    <div data-field={METADATA.fieldId} onBlur={() => store.settle()} onPointerUp={() => store.settle()}>
      <AreaEditor
        src={src}
        area={areaOf(asset)}
        onChange={(area) =>
          store.edit({ entryId: asset.sys.id, ...METADATA }, withArea(metadataOf(asset), area))
        }
      />
    </div>
  );
}
