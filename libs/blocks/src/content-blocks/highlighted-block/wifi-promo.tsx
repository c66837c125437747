import { Picture, SideBySide } from '@skein/ui';
import { HighlightFrame } from './highlight-frame.tsx';
import { HighlightWords } from './highlight-words.tsx';
import type { HighlightedBlockOf } from './highlighted-block.block.ts';

/**
 * Highlighted block of type 4: an extra product with a picture, and a button to order the product or to open
 * its details.
 */
export function WifiPromo(props: HighlightedBlockOf<'wifiPromo'>) {
  const words = <HighlightWords {...props} titleSize={2} ctaBeside={props.image === undefined} />;
  return (
    <HighlightFrame {...props}>
      {props.image ? (
        <SideBySide side="left" gap="medium" rowGap={8}>
          {words}
          <Picture image={props.image} rounded="medium" sizes="(min-width: 900px) 560px, 90vw" />
        </SideBySide>
      ) : (
        words
      )}
    </HighlightFrame>
  );
}
