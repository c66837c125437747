import type { ReactElement } from 'react';
import { METADATA, metadataOf } from '../../cms/metadata.ts';
import { assetUrl, isPicture } from '../../model/files.ts';
import { areaOf, withArea } from '../../model/safe-area.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { AreaEditor } from './area-editor.tsx';

/** The picture of an asset, with an editor for the part that crops keep. */
export function AssetPicture({ id }: { readonly id: string }): ReactElement | null {
  const { store } = useDesk();
  const asset = useEdits(({ content }) => content.assets.get(id));
  const src = asset && assetUrl(asset);
  if (!asset || src === undefined || !isPicture(asset)) return null;
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
